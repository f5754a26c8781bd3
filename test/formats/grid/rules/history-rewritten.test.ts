import { historyRewritten } from '../../../../src/formats/grid/rules/history-rewritten.js';
import { ruleTest } from '../../../support/git-rule-test.js';
import { edited, mission, persistence } from '../../../support/mission.js';
import { afterCommits, inWorkingTree, withGap } from '../../../support/state-history.js';

const decision = / {4}- id: "dec-001"\n(?: {6}.*\n)+/.exec(mission)?.[0] ?? '';
const second = decision.replace('dec-001', 'dec-002').replace('Amounts are stored in grams', 'Ovens are gas');
const agent = / {4}- id: "planner-001"\n(?: {6}.*\n)+/.exec(mission)?.[0] ?? '';
const lost = (list: string, ids: string, place: string) =>
  `${place} error ${list} lost ${ids} in {1}; what it holds stays there`;
const another = (id: string, list: string, fields: string, place: string) =>
  `${place} error ${fields} of "${id}" in ${list} changed in {1}; what was recorded stays as it is`;
const session = { 'sess-20260512T080000Z-q7w2e9': 'sess-20260512T090000Z-a1b2c3' };
/** Decisions with ids that objects have already. */
const strange = ['__proto__', 'constructor', 'hasOwnProperty'].map((id) => decision.replace('dec-001', id)).join('');
const many = (count: number, word: string) =>
  edited(mission, {
    [decision]: Array.from(
      { length: count },
      (_, index) => `    - { id: "dec-${100 + index}", decision: "${word}" }\n`,
    ).join(''),
  });

ruleTest(historyRewritten, {
  'nothing changed': afterCommits([{}, { 'energy: 9000': 'energy: 1' }]),
  'one more decision': afterCommits([{}, { [decision]: decision + second }]),
  'one more decision, before the others': afterCommits([{}, { [decision]: second + decision }]),
  'another order': afterCommits([{ [decision]: decision + second }, { [decision]: second + decision }]),
  'a decision vanished': afterCommits(
    [{ [decision]: decision + second }, {}],
    [lost('persistent.decisions', '"dec-002"', '60:3')],
  ),
  'all decisions vanished': afterCommits(
    [{}, { '  decisions:\n': '', [decision]: '' }],
    [lost('persistent.decisions', '"dec-001"', '59:1')],
  ),
  'a decision vanished, not committed': inWorkingTree(
    [{ [decision]: decision + second }, {}],
    ['60:3 error persistent.decisions lost "dec-002" in the working tree; what it holds stays there'],
  ),
  'a decision vanished and came back': afterCommits(
    [{ [decision]: decision + second }, {}, { [decision]: decision + second }],
    [lost('persistent.decisions', '"dec-002"', '60:3')],
  ),
  'a decision vanished behind a list that is none': afterCommits(
    [{ [decision]: decision + second }, { [`  decisions:\n${decision}`]: '  decisions: "none"\n' }, {}],
    ['60:3 error persistent.decisions lost "dec-002" in {2}; what it holds stays there'],
  ),
  'a decision was reworded': afterCommits(
    [{}, { 'stored in grams': 'stored in ounces' }],
    [another('dec-001', 'persistent.decisions', 'decision', '62:17')],
  ),
  'a decision was reworded, and another stands before it': afterCommits(
    [{}, { [decision]: second + decision.replace('stored in grams', 'stored in ounces') }],
    [another('dec-001', 'persistent.decisions', 'decision', '67:17')],
  ),
  'a decision got a field and lost one': afterCommits(
    [{}, { 'rationale: "One unit to convert from"': 'because: "We may"' }],
    [another('dec-001', 'persistent.decisions', 'rationale and because', '61:7')],
  ),
  'a decision in other quotes': afterCommits([
    {},
    { '"Amounts are stored in grams"': "'Amounts are stored in grams'" },
  ]),
  'a decision affects one more phase': afterCommits([
    { 'affects_phases: ["01-pantry", "02-kitchen"]': 'affects_phases: ["01-pantry"]' },
    {},
  ]),
  'a decision affects one phase less': afterCommits(
    [{}, { 'affects_phases: ["01-pantry", "02-kitchen"]': 'affects_phases: ["01-pantry"]' }],
    [another('dec-001', 'persistent.decisions', 'affects_phases', '64:23')],
  ),
  'an artifact lies elsewhere': afterCommits(
    [{}, { 'src/recipe.ts': 'src/recipes.ts' }],
    [another('art-001', 'persistent.artifacts', 'path', '69:13')],
  ),
  'an artifact has another id': afterCommits(
    [{}, { 'art-001': 'art-002' }],
    [lost('persistent.artifacts', '"art-001"', '66:3')],
  ),
  'an artifact has one more user': afterCommits([
    {},
    { 'used_by_phases: ["02-kitchen"]': 'used_by_phases: ["01-pantry", "02-kitchen"]' },
  ]),
  'a completed agent vanished': afterCommits(
    [{ [agent]: agent + agent.replace('001', '002') }, {}],
    [lost('agents.completed', '"planner-002"', '54:3')],
  ),
  'a completed agent failed after all': afterCommits(
    [{}, { 'result: "success"': 'result: "failure"' }],
    [another('planner-001', 'agents.completed', 'result', '57:15')],
  ),
  'one of two runs of an agent vanished': afterCommits(
    [{ [agent]: agent + agent.replace('61', '75') }, {}],
    [lost('agents.completed', '"planner-001"', '54:3')],
  ),
  'a new session has no completed agents yet': afterCommits([
    {},
    { ...session, [`completed:\n${agent}`]: 'completed: []\n' },
  ]),
  'a new session keeps the decisions': afterCommits(
    [{ [decision]: decision + second }, session],
    [lost('persistent.decisions', '"dec-002"', '60:3')],
  ),
  'a new mission': afterCommits([
    { 'status: "in_progress"\nmode': 'status: "complete"\nmode' },
    { [`  decisions:\n${decision}`]: '', 'mission-20260511T090000Z-recipe-box': 'mission-20260512T090000Z-wine' },
  ]),
  'ids that objects have': afterCommits(
    [{ [decision]: strange }, { [decision]: strange.replace('grams', 'ounces') }],
    [another('__proto__', 'persistent.decisions', 'decision', '62:17')],
  ),
  'more than anybody reads': afterCommits(
    [many(40, 'yes'), many(12, 'no')],
    [
      '60:3 error 2 more items of persistent.decisions changed in {1}',
      lost('persistent.decisions', '"dec-112", "dec-113", "dec-114" and 25 more', '60:3'),
      ...Array.from({ length: 10 }, (_, index) =>
        another(`dec-${100 + index}`, 'persistent.decisions', 'decision', `${61 + index}:34`),
      ),
    ],
  ),
  'persistence keeps no such lists': afterCommits([persistence, persistence.replace('block: 2', 'block: 3')]),
  'where commits are missing': withGap(
    [{ [decision]: decision + second }, {}, { 'energy: 9000': 'energy: 1' }],
    ['60:3 error persistent.decisions lost "dec-002" since the base; what it holds stays there'],
  ),
});
