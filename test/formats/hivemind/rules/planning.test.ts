import { planning } from '../../../../src/formats/hivemind/rules/planning.js';
import { hivemind, hivemindFiles } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

const folder = 'state/planning/shelves-reset-2026-05-12';
const [plan, findings, progress] = [`${folder}/task_plan.md`, `${folder}/findings.md`, `${folder}/progress.md`];
const inPlan = (place: string, message: string) => `.hivemind/${plan}:${place} warning ${message}`;
const inProgress = (place: string, message: string) => `.hivemind/${progress}:${place} warning ${message}`;
const both = 'expected both to say the same';
const without = { [plan]: null, [findings]: null, [progress]: null };
/** The healthy plan in another folder. */
const lyingIn = (other: string) =>
  hivemind({
    ...without,
    ...Object.fromEntries(
      [plan, findings, progress].map((file) => [file.replace(folder, other), hivemindFiles[file] ?? '']),
    ),
  });
const badName = (name: string, message: string) => ({
  name: `a folder named ${name}`,
  given: lyingIn(`state/planning/${name}`),
  says: [`.hivemind/state/planning/${name}/task_plan.md:1:1 warning the folder is named "${name}", ${message}`],
});
const noDate = 'expected a name and a date, such as "shelves-reset-2026-05-12"';
const all = 'expected all of task_plan.md, findings.md and progress.md';

ruleTest(planning, [
  { name: 'a plan and its progress', given: hivemind(), says: [] },
  { name: 'no plan at all', given: hivemind(without), says: [] },
  { name: 'a plan in state itself, whose name is not judged', given: lyingIn('state'), says: [] },
  { name: 'more files beside the three', given: hivemind({ [`${folder}/extraction.md`]: '# Notes\n' }), says: [] },
  badName('timers', noDate),
  badName('2026-05-12-timers', noDate),
  badName('2026-05-12', noDate),
  badName('timers-2026-5-12', noDate),
  badName('timers-2026-02-30', 'and "2026-02-30" is a date that does not exist'),
  {
    name: 'two files are missing',
    given: hivemind({ [plan]: null, [progress]: null }),
    says: [`.hivemind/${findings}:1:1 warning "task_plan.md" and "progress.md" are missing in "${folder}", ${all}`],
  },
  {
    name: 'in state itself, which is for more than plans, none has to be there',
    given: hivemind({ ...without, 'state/task_plan.md': '# Plan\n', 'state/progress.md': '# Log\n' }),
    says: [],
  },
  {
    name: 'a folder with none of them',
    given: hivemind({ ...without, [`${folder}/notes.md`]: '' }),
    says: [
      `.hivemind/${plan}:1:1 warning "task_plan.md", "findings.md" and "progress.md" are missing in "${folder}", ${all}`,
    ],
  },
  {
    name: 'the log is ahead of the plan',
    given: hivemind({ [progress]: { in_progress: 'complete' } }),
    says: [
      inPlan('15:13', `phase 2 is "in_progress" here, but is "complete" in progress.md; ${both}`),
      `  .hivemind/${progress}:8:15 phase 2 is "complete" here`,
    ],
  },
  {
    name: 'the log is behind the plan',
    given: hivemind({ [plan]: { '- [ ] Wire\n**Status:** in_progress': '**Status:** ✅ Done (today)' } }),
    says: [
      inPlan('14:13', `phase 2 is "✅ Done (today)" here, but is "in_progress" in progress.md; ${both}`),
      `  .hivemind/${progress}:8:15 phase 2 is "in_progress" here`,
    ],
  },
  {
    name: 'boxes against a suffix',
    given: hivemind({
      [plan]: { '- [ ] Wire\n**Status:** in_progress': '- [ ] Wire\n- [ ] Ring' },
      [progress]: { 'Phase 2: Timers\n- **Status:** in_progress': 'Phase 02: Timers (DONE)' },
    }),
    says: [
      inPlan('13:1', `phase 2 has none of its boxes ticked here, but is "DONE" in progress.md; ${both}`),
      `  .hivemind/${progress}:7:1 phase 2 is "DONE" here`,
    ],
  },
  {
    name: 'some boxes are ticked',
    given: hivemind({
      [plan]: { '- [ ] Wire\n**Status:** in_progress': '- [x] Wire\n- [ ] Ring' },
      [progress]: { in_progress: 'complete' },
    }),
    says: [],
  },
  {
    name: 'boxes of phases',
    given: hivemind({ [progress]: '# Log\n- [ ] Phase 1: Shelves\n- [ ] Phase 2: Timers\n- [x] Phase 3: Ovens\n' }),
    says: [
      inPlan('11:13', `phase 1 is "complete" here, but is not ticked in progress.md; ${both}`),
      `  .hivemind/${progress}:2:1 phase 1 is not ticked here`,
    ],
  },
  {
    name: 'sessions of a log that do not agree',
    given: hivemind({
      [progress]:
        '## Session: 1\n### Phase 1\n**Status:** in_progress\n## Session: 2\n### Phase 1\n**Status:** complete\n### Phase 2 (NEXT)\n',
    }),
    says: [],
  },
  {
    name: 'words that are not plain',
    given: hivemind({
      [progress]: {
        in_progress: 'complete, except the bell',
        '### Phase 1: Shelves\n- **Status:** complete': '### Phase 1\n**Status:** 0 of 2',
      },
    }),
    says: [],
  },
  {
    name: 'all is done, and the plan has not heard of it',
    given: hivemind({
      [plan]: {
        '- [x] Saw\n- [x] Mount\n**Status:** complete': '- [ ] Saw',
        'Phase 2: Timers\n- [ ] Wire\n**Status:** in_progress': 'Phase 2: Timers (NEXT)\n- [ ] Wire',
      },
      [progress]: '# Log\n\n**Status:** COMPLETE (All 9 phases done)\n',
    }),
    says: [
      inProgress('3:1', `all phases are done here, but phases 1 and 2 are open in task_plan.md; ${both}`),
      `  .hivemind/${plan}:8:1 phase 1 has none of its boxes ticked here`,
    ],
  },
  {
    name: 'all is done in a heading',
    given: hivemind({ [progress]: '# Log\n### Phase: Complete — All 2 execution phases done\n' }),
    says: [
      inProgress('2:1', `all phases are done here, but phase 2 is open in task_plan.md; ${both}`),
      `  .hivemind/${plan}:15:13 phase 2 is "in_progress" here`,
    ],
  },
  {
    name: 'the phases that there were are done, and one came later',
    given: hivemind({ [progress]: '# Log\n**Status:** All 1 phases done\n' }),
    says: [],
  },
  {
    name: 'all was done, and the log goes on',
    given: hivemind({ [progress]: '## All phases complete\n## Then\n### Phase 2: Timers\n**Status:** in progress\n' }),
    says: [],
  },
  ...[
    'All phases done.',
    '- [ ] **Status:** all phases done',
    '**Status:** all phases done but the last',
    '**Status:** not all phases done',
    '## When all phases are done',
    '```\n**Status:** all phases done\n```',
  ].map((line) => ({
    name: `no claim: ${JSON.stringify(line)}`,
    given: hivemind({ [progress]: `# Log\n${line}\n` }),
    says: [],
  })),
  {
    name: 'a page in conflict',
    given: hivemind({ [progress]: '<<<<<<< a\n=======\n>>>>>>> b\n' }),
    says: [],
    skips: [`whether plan and progress of ${folder} agree: progress.md cannot be read`],
  },
  {
    name: 'a page that is no text',
    given: { files: { ...hivemind().files, [`.hivemind/${plan}`]: new Uint8Array([0xff]) } },
    says: [],
    skips: [`whether plan and progress of ${folder} agree: task_plan.md cannot be read`],
  },
  {
    name: 'a folder of a legacy root',
    given: {
      files: {
        '.opencode/state/delegations.json': '[]\n',
        '.opencode/state/planning/timers/findings.md': '# Findings\n',
        '.opencode/state/planning/timers/progress.md': '# Log\n',
      },
    },
    says: [
      `.opencode/state/planning/timers/findings.md:1:1 warning "task_plan.md" is missing in "state/planning/timers", ${all}`,
      `.opencode/state/planning/timers/findings.md:1:1 warning the folder is named "timers", ${noDate}`,
    ],
  },
]);
