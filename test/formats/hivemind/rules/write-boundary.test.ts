import { expect, test } from 'vitest';
import { writeBoundary } from '../../../../src/formats/hivemind/rules/write-boundary.js';
import { lint } from '../../../../src/index.js';
import { gitRepository } from '../../../support/git.js';
import { ruleTest } from '../../../support/git-rule-test.js';
import {
  afterCommits,
  by,
  type HivemindCommit,
  inWorkingTree,
  merged,
  withGap,
} from '../../../support/hivemind-history.js';
import { linesOf } from '../../../support/rule-test.js';

const file = 'state/delegations.json';
const count = (number: number) => ({ [file]: { '"lastMessageCount": 4': `"lastMessageCount": ${number}` } });
const noted = { 'state/SESSION-STATE.md': { '- [ ] Timers\n': '- [ ] Timers\n- Counted the messages by hand\n' } };
const start: HivemindCommit = { root: {} };
const person = (number: number): HivemindCommit => ({ root: count(number) });
const at = (message: string, place = `${file}:1:1`) => `.hivemind/${place} ${message}`;
const onlyRead = 'expected agents of level 2 and 3 only to read it';
const level = 'expected a name that tells its level, such as "hm-l1-coordinator" or "L1"';
const refused = (agents: string, where = '{1}') =>
  at(`error ${agents} wrote in ".hivemind/state" in ${where}; ${onlyRead}`);
const note = 'expected a note of it in SESSION-STATE.md';

ruleTest(writeBoundary, {
  ...Object.fromEntries(
    ['hm-l0-orchestrator', 'hm-l1-coordinator', 'hf-l1-coordinator', 'L0', 'l1', 'HM-L1'].map((agent) => [
      `${agent} may write`,
      afterCommits([start, by(agent, count(5))]),
    ]),
  ),
  ...Object.fromEntries(
    ['hm-l2-builder', 'HM-L3-Reference', 'hf-l2-builder', 'L2', 'l3', 'L2: builder'].map((agent) => [
      `${agent} may not`,
      afterCommits([start, by(agent, count(5))], [refused(`"${agent}"`)]),
    ]),
  ),
  ...Object.fromEntries(
    ['builder', 'hm-l4-nobody', 'L22', 'level-2', 'my-l2-cache'].map((agent) => [
      `${agent} tells no level`,
      afterCommits(
        [start, by(agent, count(5))],
        [at(`warning "${agent}" wrote in ".hivemind/state" in {1}; ${level}`)],
      ),
    ]),
  ),
  'one of several may write': afterCommits([start, by(['hm-l2-builder', 'hm-l1-coordinator'], count(5))]),
  'none of several may write': afterCommits(
    [start, by(['hm-l2-builder', 'cook'], count(5))],
    [refused('"hm-l2-builder" and "cook"')],
  ),
  'a note does not help an agent': afterCommits([start, by('L2', { ...count(5), ...noted })], [refused('"L2"')]),
  'a plan is state, too': afterCommits(
    [start, by('L2', { 'state/planning/shelves-reset-2026-05-12/findings.md': '# Findings\n' })],
    [refused('"L2"')],
  ),
  'what lies beside state/': afterCommits([
    start,
    by('L2', { 'journal/2026-05-12.jsonl': '', 'daily-notes/2026-05-12.md': '# Today\n' }),
  ]),
  'the first state of all': afterCommits([{ root: null }, by('L2', {})], [refused('"L2"')]),
  'each commit by itself': afterCommits(
    [start, by('L2', count(5)), by('L1', count(6)), by('L3', count(7))],
    [refused('"L2"'), refused('"L3"', '{3}')],
  ),
  'a person with a note': afterCommits([start, { root: { ...count(5), ...noted } }]),
  'a person without a note': afterCommits(
    [start, person(5)],
    [at(`info stores in ".hivemind/state" were written in {1}, which names no agent; ${note}`)],
  ),
  'several of them': afterCommits(
    [start, person(5), person(6), person(7), person(8)],
    [at(`info stores in ".hivemind/state" were written in {1}, {2}, {3} and 1 more, which name no agent; ${note}`)],
  ),
  'a person who writes pages and plans': afterCommits([
    start,
    { root: { 'state/planning/shelves-reset-2026-05-12/findings.md': '# Findings\n' } },
    { root: noted },
  ]),
  'a person who puts state under git': afterCommits([{ root: null }, start]),
  'a person who removes all state': afterCommits([start, { root: null }]),
  'what is not committed': inWorkingTree([start, person(5)]),
  'where commits are missing': withGap([start, by('L2', count(5)), person(6)]),
  'a merge that takes what one side has': merged([start, by('L1', count(5)), start, by('L2', count(5))]),
  'a merge with something of its own': merged(
    [start, by('L1', count(5)), by('L1', count(6)), by('L2', count(7))],
    [refused('"L2"', '{3}')],
  ),
  'a merge of a person': merged([start, by('L1', count(5)), by('L1', count(6)), { root: count(7) }]),
  'files of one folder from both sides of a merge': merged([
    start,
    by('L1', count(5)),
    by('L1', noted),
    by('L2', { ...count(5), ...noted }),
  ]),
});

test('a legacy root is all state, and another trailer may name the agent', async () => {
  const path = '.opencode/state/delegations.json';
  const repository = gitRepository();
  const config = { 'agent-state-lint.yaml': 'agentTrailers: { hivemind: Made-By }\n' };
  const base = repository.commit({ subject: 'base', files: { ...config, [path]: '[]\n' } });
  const hash = repository.commit({ subject: 'step', files: { [path]: '[ ]\n' }, body: 'Made-By: L2' });
  const { report } = await lint({ cwd: repository.top, base, only: ['hivemind/write-boundary'] });
  expect(report.findings.flatMap(linesOf)).toEqual([
    `${path}:1:1 error "L2" wrote in ".opencode/state" in ${hash.slice(0, 7)} "step"; ${onlyRead}`,
  ]);
});

test('where no state is left, the finding stands where its chief file would be', async () => {
  const path = '.opencode/state/delegations.json';
  const journal = '.opencode/state/hivemind/journal/2026-05-12.jsonl';
  const repository = gitRepository();
  const base = repository.commit({ subject: 'base', files: { [path]: '[]\n', [journal]: '' } });
  const hash = repository.commit({ subject: 'step', remove: [path], body: 'Hivemind-Agent: L3' });
  const { report } = await lint({ cwd: repository.top, base, only: ['hivemind/write-boundary'] });
  expect(report.findings.flatMap(linesOf)).toEqual([
    `${path}:1:1 error "L3" wrote in ".opencode/state" in ${hash.slice(0, 7)} "step"; ${onlyRead}`,
  ]);
});
