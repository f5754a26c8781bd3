/**
 * The leaf paths of STATE.md that each type of agent may write (S4.2; D10 adds `progress` for executors, D15 makes
 * `mc` a writer). A path stands for everything below it. `*` is everything.
 */
export const writePermissions = {
  mc: ['*'],
  executor: [
    'position',
    'progress',
    'agents.active',
    'agents.completed',
    'warnings',
    'resume.last_agent',
    'resume.last_commit',
    'updated_at',
  ],
  planner: ['phases.definitions', 'position', 'persistent.decisions', 'warnings', 'updated_at'],
  recognizer: ['warnings', 'blockers', 'updated_at'],
  scout: [],
  memory: ['persistent.decisions', 'persistent.artifacts', 'persistent.tech_stack', 'updated_at'],
} as const;

/** Fields of the persistence dialect, and what the same is called in the schema, where S4.2 speaks of it (D28). */
export const permittedAs: Readonly<Record<string, string>> = {
  block: 'position',
  wave: 'position',
  thread: 'position',
  progress_percent: 'progress',
};
