/** What the command says to the shell. */
export const exitStatus = {
  /** Nothing at or above `--fail-on`. */
  clean: 0,
  findings: 1,
  /** Wrong usage, wrong configuration, or nothing to lint. */
  usage: 2,
  /** A bug of ours. */
  bug: 3,
  /** The lock of a state root was held by somebody else for too long. */
  locked: 75,
  /** The state changed while it was being worked on. */
  changed: 76,
} as const;

export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];
