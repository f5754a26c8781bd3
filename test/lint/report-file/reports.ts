import type { Finding, Report, ReportedRecovery } from '../../../src/index.js';

export const url = (rule: string) =>
  `https://github.com/agent-state-lint/agent-state-lint/blob/main/docs/rules/${rule}.md`;
const range = { start: { line: 3, column: 1 }, end: { line: 3, column: 9 } };

/** A finding with every field there is. */
export function finding(more: Partial<Finding> = {}): Finding {
  return {
    rule: 'grid/progress-percent',
    severity: 'error',
    message: 'progress.percent is 75, but 4 of 5 blocks make 80',
    path: '.grid/STATE.md',
    pointer: '/progress/percent',
    ...range,
    related: [{ message: 'the blocks are counted here', path: '.grid/STATE.md', ...range }],
    repair: { safe: true, title: 'write 80', edits: [{ path: '.grid/STATE.md', ...range, text: '80' }] },
    fingerprint: `${'0a'.repeat(16)}-2`,
    url: url('grid/progress-percent'),
    ...more,
  };
}

/** A proposal with every field there is; a report never has all of them at once. */
export function accountOf(more: Partial<ReportedRecovery> = {}): ReportedRecovery {
  return {
    root: '.grid',
    path: '.grid/STATE.md',
    account: [
      {
        field: 'position.block',
        value: { block: ['02', 3, null, true] },
        source: '.grid/STATE.md:12',
        sure: false,
        otherwise: [{ value: '03', source: 'commit 1a2b3c4d (.grid/STATE.md:12)' }],
      },
    ],
    decide: ['Is block 02 done?'],
    lost: ['line 40'],
    left: ['grid/budget: tasks_total is 4'],
    reason: 'STATE.md does not parse',
    overview: {
      cluster: { value: 'recipe-box', sure: true, source: '.grid/STATE.md:3' },
      completed: ['01'],
      current: { block: '02', sure: false },
      percent: { value: 62.5, sure: false },
      commits: 4,
    },
    commands: [{ command: 'git revert 1a2b3c4d', does: 'takes back block 02' }],
    advice: [
      {
        title: 'a lock is left',
        places: [{ path: '.hivemind/events.jsonl', line: 3 }, { path: '.hivemind/lock' }],
        meaning: 'a process died',
        todo: ['stop the others'],
        command: 'hivemind doctor',
      },
    ],
    text: '---\nversion: 1\n---\n',
    ...more,
  };
}

/** A report with every field there is. */
export function wholeReport(more: Partial<Report> = {}): Report {
  return {
    version: 1,
    roots: [
      { path: '', format: 'hivemind' },
      { path: '.grid', format: 'grid', dialect: 'schema' },
    ],
    findings: [finding()],
    recovery: [accountOf()],
    skipped: [
      { rule: 'git/commit-exists', root: '.grid', reason: 'the clone is shallow' },
      { rule: 'grid/lost-block', root: '', reason: 'no base was given', unasked: true },
    ],
    summary: { errors: 1, warnings: 2, infos: 0, files: 7, suppressed: 1, baselined: 3 },
    ...more,
  };
}
