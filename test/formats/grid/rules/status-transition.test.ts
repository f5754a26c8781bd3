import { describe, expect, test } from 'vitest';
import { statusTransition } from '../../../../src/formats/grid/rules/status-transition.js';
import { lint } from '../../../../src/index.js';
import { ruleTest } from '../../../support/git-rule-test.js';
import { edited, mission, now, persistence, prose } from '../../../support/mission.js';
import { afterCommits, stateHistory, withGap } from '../../../support/state-history.js';

const id = 'grid/status-transition';
const running = 'status: "in_progress"\nmode';
const to = (status: string): Record<string, string> => ({ [running]: `status: "${status}"\nmode` });
const persistent = (status: string, cluster = 'recipe-box') =>
  edited(persistence, { 'status: active': `status: ${status}`, 'cluster: recipe-box': `cluster: ${cluster}` });
const broken = '---\nmission_id: "mission-20260511T090000Z-recipe-box"\nstatus: [\n---\n';
const second = (status: string) => ({
  ...to(status),
  'mission-20260511T090000Z-recipe-box': 'mission-20260512T090000Z-wine',
});

/** Rows go from, columns to; `x` is what may not happen in one step of any number of updates. */
const tables = {
  schema: {
    statuses: ['planning', 'in_progress', 'blocked', 'complete', 'failed'],
    rows: ['.....', 'x....', 'x....', 'xxx.x', 'xxxx.'],
    text: (status: string) => edited(mission, to(status)),
  },
  persistence: {
    statuses: ['initialized', 'active', 'checkpoint', 'interrupted', 'resumed', 'completed', 'failed'],
    rows: ['.......', 'x......', 'x......', 'x......', 'x......', 'xxxxx.x', 'x......'],
    text: (status: string) => persistent(status),
  },
};

describe.each(Object.entries(tables))('every pair of statuses: %s', (_, { statuses, rows, text }) => {
  test.each(rows.map((row, index) => [statuses[index] ?? '', row] as const))('from %s', async (from, row) => {
    const { top, base, repository } = stateHistory(text(from));
    const said = [];
    for (const status of statuses) {
      repository.put({ '.grid/STATE.md': text(status) });
      const { report } = await lint({ cwd: top, base, only: [id], now });
      said.push(report.findings.length === 0 ? '.' : 'x');
      expect(report.skipped).toEqual([]);
    }
    expect(said.join('')).toBe(row);
  });
});

const reopened = 'status went from "complete" to "in_progress"';
const final = '"complete" is final, and only another mission_id begins a new mission';

ruleTest(statusTransition, {
  'nothing changed': afterCommits([{}]),
  'legal, in one commit': afterCommits([{}, to('blocked')]),
  'several legal moves in several commits': afterCommits([
    to('planning'),
    {},
    to('blocked'),
    {},
    { ...to('complete') },
  ]),
  'several updates in one commit': afterCommits([to('planning'), to('complete')]),
  'complete is final': afterCommits([to('complete'), {}], [`8:9 error ${reopened} in {1}; ${final}`]),
  'and complete again later: the commit is named': afterCommits(
    [to('complete'), {}, to('complete')],
    [`8:9 error ${reopened} in {1}; ${final}`],
  ),
  'twice reopened: both commits are named': afterCommits(
    [to('complete'), {}, to('complete'), to('blocked')],
    [`8:9 error status went from "complete" to "blocked" in {3}; ${final}`, `8:9 error ${reopened} in {1}; ${final}`],
  ),
  'back to planning': afterCommits(
    [{}, to('planning')],
    [
      '8:9 error status went from "in_progress" to "planning" in {1}; from "in_progress" it goes to "blocked", "complete" or "failed"',
    ],
  ),
  'in the working tree': () => {
    const { top, base, repository } = stateHistory(to('failed'));
    repository.put({ '.grid/STATE.md': mission });
    const failed = '"failed" is final, and only another mission_id begins a new mission';
    return { top, base, says: [`8:9 error status went from "failed" to "in_progress" in the working tree; ${failed}`] };
  },
  'what is not committed is none of a revision': () => {
    const { top, base, repository } = stateHistory(to('failed'), to('failed'));
    repository.put({ '.grid/STATE.md': mission });
    return { top, base, rev: 'HEAD' };
  },
  'a new mission after one that was complete': afterCommits([
    to('complete'),
    second('planning'),
    second('in_progress'),
  ]),
  'a new mission after one that failed': afterCommits([to('failed'), second('in_progress')]),
  'a new mission after nothing': afterCommits([undefined, to('planning'), to('complete')]),
  'another mission in place of one that runs: grid/identity speaks': afterCommits([{}, second('planning')]),
  'a migration starts afresh': afterCommits([persistent('completed'), {}]),
  'a migration from prose, too': afterCommits([prose, to('planning')]),
  'reopened behind a commit that does not parse': afterCommits(
    [to('complete'), broken, {}],
    [`8:9 error ${reopened} in {2}; ${final}`],
  ),
  'reopened behind several of them': afterCommits(
    [to('complete'), broken, `${broken}x`, {}],
    [`8:9 error ${reopened} in {3}; ${final}`],
  ),
  'reopened behind a status that is none': afterCommits(
    [to('complete'), to('done'), {}],
    [`8:9 error ${reopened} in {2}; ${final}`],
  ),
  'reopened behind a file that was gone': afterCommits(
    [to('complete'), undefined, {}],
    [`8:9 error ${reopened} in {2}; ${final}`],
  ),
  'reopened behind another dialect': afterCommits(
    [to('complete'), prose, {}],
    [`8:9 error ${reopened} in {2}; ${final}`],
  ),
  'reopened behind another mission': afterCommits(
    [to('complete'), second('complete'), {}],
    [`8:9 error ${reopened} in {2}; ${final}`],
  ),
  'a status that is none has its own finding': afterCommits([to('complete'), to('done')]),
  'a broken commit that changed nothing': afterCommits([{}, broken, {}]),
  'a broken commit of the first mission': afterCommits([undefined, broken, to('planning')]),
  'broken at the end': () => {
    const { top, base } = stateHistory({}, broken);
    return { top, base, skips: ['STATE.md does not parse'] };
  },
  'reopened, and broken at the end': () => {
    const { top, base, names } = stateHistory(to('complete'), {}, broken);
    return { top, base, says: [`1:1 error ${reopened} in ${names[0]}; ${final}`], skips: ['STATE.md does not parse'] };
  },
  'broken at the base': () => {
    const { top, base, names } = stateHistory(broken, {});
    return { top, base, skips: [`STATE.md does not parse before ${names[0]}`] };
  },
  'gone at the end, after it was reopened': () => {
    const { top, base, names } = stateHistory(to('complete'), {}, undefined);
    return { top, base, says: [`1:1 error ${reopened} in ${names[0]}; ${final}`] };
  },
  'a retry after a failure': afterCommits([persistent('failed'), persistent('active')]),
  'completed is final': afterCommits(
    [persistent('completed'), persistent('active')],
    [
      '2:9 error status went from "completed" to "active" in {1}; "completed" is final, and only another cluster begins a new mission',
    ],
  ),
  'another cluster after completed': afterCommits([persistent('completed'), persistent('active', 'wine')]),
  'a cluster that gets another name while it runs': afterCommits(
    [persistent('active'), persistent('interrupted', 'wine'), persistent('initialized', 'wine')],
    [
      '2:9 error status went from "interrupted" to "initialized" in {2}; from "interrupted" it goes to "resumed", "active", "completed" or "failed"',
    ],
  ),
  'prose has no lifecycle': afterCommits([prose, prose.replace('Block complete', 'Planning')]),
  'where commits are missing, and the end can be reached': withGap([to('planning'), {}, to('complete')]),
  'where commits are missing, and the end cannot be reached': withGap(
    [to('complete'), {}, to('blocked')],
    [`8:9 error status went from "complete" to "blocked" since the base; ${final}`],
  ),
  'another mission, where missing commits may explain it': withGap([{}, to('complete'), second('planning')]),
});
