import { expect, test } from 'vitest';
import { writePermission } from '../../../../src/formats/grid/rules/write-permission.js';
import { lint } from '../../../../src/index.js';
import { ruleTest } from '../../../support/git-rule-test.js';
import { persistence, prose } from '../../../support/mission.js';
import { afterCommits, inWorkingTree, type StateText, stateHistory, withGap } from '../../../support/state-history.js';

/** A commit that names its agents. */
const by = (agents: string | readonly string[], state: StateText) => ({
  state,
  trailers: [agents].flat().map((agent) => `Grid-Agent: ${agent}`),
});

/** One edit for each part of the state that the matrix of permissions speaks of. */
const edits = {
  position: { 'thread: 2\n  thread_total': 'thread: 3\n  thread_total' },
  progress: { 'threads_complete: 13': 'threads_complete: 14' },
  'agents.active': { '"Kitchen timers"': '"Egg timers"' },
  'agents.completed': { 'duration_seconds: 61': 'duration_seconds: 62' },
  'persistent.decisions': { 'stored in grams': 'stored in ounces' },
  'persistent.artifacts': { 'src/recipe.ts': 'src/recipes.ts' },
  'persistent.tech_stack': { 'node-24': 'node-26' },
  'phases.definitions': { 'name: "Pantry"': 'name: "Larder"' },
  'phases.current': { 'current: 2': 'current: 1' },
  warnings: { 'is slow': 'is fast' },
  blockers: { 'blockers: []': 'blockers: [{ id: "blocker-001" }]' },
  status: { 'status: "in_progress"\nmode': 'status: "blocked"\nmode' },
  'resume.last_agent': { 'last_agent: "executor-007"': 'last_agent: "mc"' },
  'resume.last_commit': { '4be91d2': '4be91d3' },
  'resume.can_resume': { 'can_resume: true': 'can_resume: false' },
  updated_at: { '09:15:00Z"\nstatus': '09:16:00Z"\nstatus' },
};

/** Parts that are mappings, and the field of them that is edited. */
const leaves: Readonly<Record<string, string>> = {
  position: 'position.thread',
  progress: 'progress.threads_complete',
  'persistent.tech_stack': 'persistent.tech_stack.runtime',
};

/** What each type may write, of the parts above, in their order. */
const allowed = {
  mc: 'yyyyyyyyyyyyyyyy',
  'executor-003': 'yyyy.....y..yy.y',
  'planner-001': 'y...y..y.y.....y',
  'recognizer-001': '.........yy....y',
  'scout-001': '................',
  'memory-001': '....yyy........y',
};

test.each(Object.entries(allowed))('every part of the state: %s', async (agent, row) => {
  let all = {};
  const steps = Object.values(edits).map((edit) => {
    all = { ...all, ...edit };
    return by(agent, all);
  });
  const { top, base, names } = stateHistory({}, ...steps);
  const { report } = await lint({ cwd: top, base, only: ['grid/write-permission'] });
  const refused = Object.keys(edits).flatMap((field, index) =>
    row[index] === 'y' ? [] : [`"${agent}" wrote ${leaves[field] ?? field} in ${names[index]}`],
  );
  expect(report.findings.map(({ message }) => message.split(';')[0]).sort()).toEqual(refused.sort());
});

const executor =
  'expected it to write only position, progress, agents.active, agents.completed, warnings, resume.last_agent, resume.last_commit and updated_at';
const types = 'its type is none of "mc", "executor", "planner", "recognizer", "scout" or "memory"';

ruleTest(writePermission, {
  'nobody is named': afterCommits([{}, edits.status]),
  'what is not committed names nobody': inWorkingTree([{}, edits.status]),
  'an executor that ends the mission': afterCommits(
    [{}, by('executor-003', edits.status)],
    [`8:9 error "executor-003" wrote status in {1}; ${executor}`],
  ),
  'a commit before others': afterCommits(
    [{}, by('executor-003', edits.status), edits.status],
    [`8:9 error "executor-003" wrote status in {1}; ${executor}`],
  ),
  'several fields': afterCommits(
    [{}, by('scout-001', { ...edits.position, ...edits.progress })],
    [
      '37:11 error "scout-001" wrote position.thread in {1}; expected it to write nothing',
      '42:21 error "scout-001" wrote progress.threads_complete in {1}; expected it to write nothing',
    ],
  ),
  'a name that only begins like a field': afterCommits(
    [{}, by('executor-003', { 'energy: 9000': 'energy: 9000\nposition_x: 3' })],
    [`99:13 error "executor-003" wrote position_x in {1}; ${executor}`],
  ),
  'a name that looks like a path': afterCommits(
    [{}, by('executor-003', { 'energy: 9000': 'energy: 9000\n"agents.active": []' })],
    [`99:18 error "executor-003" wrote agents.active in {1}; ${executor}`],
  ),
  'a field below one that may be written': afterCommits([
    {},
    by('executor-003', { 'position:\n': 'position:\n  mood: "good"\n' }),
  ]),
  'all of resume, of which two fields may be written': afterCommits(
    [
      '---\nmission_id: "mission-20260511T090000Z-a"\nresume:\n  last_agent: null\n---\n',
      by('executor-003', '---\nmission_id: "mission-20260511T090000Z-a"\nresume: none\n---\n'),
    ],
    [`3:9 error "executor-003" wrote resume in {1}; ${executor}`],
  ),
  'an item that was put into a list': afterCommits([
    {},
    by('executor-003', { '  active:\n': '  active:\n    - { id: "executor-008", type: "executor" }\n' }),
  ]),
  'another notation': afterCommits([{}, by('scout-001', { '"guided"\n': 'guided\n', 'percent: 80.0': 'percent: 80' })]),
  'the body': afterCommits([{}, by('scout-001', { 'Thread 2/4': 'Thread 3/4' })]),
  'two agents may do what either may': afterCommits([
    {},
    by(['executor-003', 'planner-001'], { ...edits.progress, ...edits['persistent.decisions'] }),
  ]),
  'two agents, and a field of neither': afterCommits(
    [{}, by(['recognizer-001', 'memory-001'], edits.status)],
    [
      '8:9 error "recognizer-001" and "memory-001" wrote status in {1}; expected it to write only warnings, blockers, updated_at, persistent.decisions, persistent.artifacts and persistent.tech_stack',
    ],
  ),
  'with mc, everything': afterCommits([{}, by(['executor-003', 'mc'], edits.status)]),
  'a trailer without a name names nobody': afterCommits([{}, by('', edits.status), by(['', ' '], edits.updated_at)]),
  'a trailer without a name, beside one with it': afterCommits(
    [{}, by(['', 'executor-003'], edits.status)],
    [`8:9 error "executor-003" wrote status in {1}; ${executor}`],
  ),
  'names of mc': afterCommits([
    {},
    ...['MC', 'master-control', 'Master Control', 'mc-1'].map((name, index) =>
      by(name, { 'status: "in_progress"': `status: "${index % 2 ? 'in_progress' : 'blocked'}"` }),
    ),
  ]),
  'a name in capitals': afterCommits([{}, by('Executor-003', edits.progress), by('EXECUTOR 3', {})]),
  'what a name in capitals may not write': afterCommits(
    [{}, by('Executor-003', edits.status)],
    [`8:9 error "Executor-003" wrote status in {1}; ${executor}`],
  ),
  'a type without a number': afterCommits([{}, by('executor', edits.progress)]),
  'a type that there is none of': afterCommits(
    [{}, by('wizard-001', edits.position)],
    [`37:11 error "wizard-001" wrote position.thread in {1}; ${types}`],
  ),
  'of a type that there is none of, the fields are counted': afterCommits(
    [{}, by('wizard-001', { ...edits.position, ...edits.progress, ...edits.updated_at })],
    [`7:13 error "wizard-001" wrote updated_at and 2 other fields in {1}; ${types}`],
  ),
  'a type that there is none of, beside one that there is': afterCommits(
    [{}, by(['wizard-001', 'scout-001'], { ...edits.position, ...edits.progress })],
    [
      '37:11 error "wizard-001" and "scout-001" wrote position.thread in {1}; expected it to write nothing',
      '42:21 error "wizard-001" and "scout-001" wrote progress.threads_complete in {1}; expected it to write nothing',
    ],
  ),
  'a type that there is none of, which wrote nothing': afterCommits([
    {},
    by('wizard-001', { 'Thread 2/4': 'Thread 3/4' }),
  ]),
  'a type of objects': afterCommits(
    [{}, by('constructor', edits.position)],
    [`37:11 error "constructor" wrote position.thread in {1}; ${types}`],
  ),
  'many fields': afterCommits(
    [
      {},
      by('scout-001', {
        'energy: 9000': `energy: 9000${Array.from({ length: 12 }, (_, i) => `\nx${i + 10}: 1`).join('')}`,
      }),
    ],
    [
      '1:1 error "scout-001" wrote 2 more fields in {1}; expected it to write nothing',
      ...Array.from(
        { length: 10 },
        (_, i) => `${99 + i}:6 error "scout-001" wrote x${10 + i} in {1}; expected it to write nothing`,
      ),
    ],
  ),
  'the key of the trailer in other letters': afterCommits([
    {},
    { state: edits.status, trailers: ['grid-agent: mc', 'Co-authored-by: scout-001 <a@example.com>'] },
  ]),
  'what stands in the middle of the message is no trailer': afterCommits([
    {},
    { state: edits.status, trailers: ['Grid-Agent: executor-003', '', 'and more words'] },
  ]),
  'a new mission': afterCommits([
    edits.status,
    { 'status: "in_progress"\nmode': 'status: "failed"\nmode' },
    by('executor-003', { 'mission-20260511T090000Z-recipe-box': 'mission-20260512T090000Z-wine' }),
  ]),
  'the first state': afterCommits([undefined, by('planner-001', {})]),
  'another mission in place of one that runs': afterCommits(
    [{}, by('executor-003', { 'mission-20260511T090000Z-recipe-box': 'mission-20260512T090000Z-wine' })],
    [`4:13 error "executor-003" wrote mission_id in {1}; ${executor}`],
  ),
  'a deletion is for grid/state-deleted': afterCommits([{}, by('executor-003', undefined)]),
  'what does not parse': afterCommits(
    [{}, by('executor-003', '---\nmission_id: [\n---\n'), {}],
    [],
    ['nobody can tell what "executor-003" wrote in {1}: STATE.md does not parse'],
  ),
  'persistence: the same fields, by their other names': afterCommits([
    persistence,
    by('executor-003', persistence.replace('percent: 16', 'percent: 24').replace('block: 2', 'block: 3')),
  ]),
  'persistence: the status': afterCommits(
    [persistence, by('executor-003', persistence.replace('active', 'completed'))],
    [`2:9 error "executor-003" wrote status in {1}; ${executor}`],
  ),
  'prose has no fields': afterCommits([prose, by('scout-001', prose.replace('Block: 03', 'Block: 04'))]),
  'where commits are missing, nobody is named': withGap([{}, by('executor-003', edits.status), edits.status]),
});

test('another trailer', async () => {
  const { top, base, repository } = stateHistory({}, { state: edits.status, trailers: ['Made-By: executor-003'] });
  const options = { cwd: top, base, only: ['grid/write-permission'] };
  expect((await lint(options)).report.findings).toHaveLength(0);
  repository.put({ 'agent-state-lint.yaml': 'agentTrailers: { grid: made-by }\n' });
  expect((await lint(options)).report.findings).toHaveLength(1);
});
