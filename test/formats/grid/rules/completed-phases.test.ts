import { completedPhases } from '../../../../src/formats/grid/rules/completed-phases.js';
import { finished, thirdPhase } from '../../../support/finished.js';
import { ruleTest } from '../../../support/rule-test.js';

const list = 'completed: ["01-pantry"]';
const inThird = {
  'current: 2': 'current: 3',
  '  phase: 2\n  phase_id: "02-kitchen"': '  phase: 3\n  phase_id: "03-table"',
};
const inFirst = { 'current: 2': 'current: 1', '  phase: 2\n  phase_id': '  phase: 1\n  phase_id' };
const first = 'it stands here first';
const failed = { 'status: "in_progress"': 'status: "failed"' };

ruleTest(completedPhases, [
  { name: 'the phases before the current one', given: {}, says: [] },
  {
    name: 'one too few',
    given: { [list]: 'completed: []' },
    says: [
      '13:14 error phases.completed holds 0 phases; expected 1, for phases.current is 2',
      '  .grid/STATE.md:12:12 the current phase stands here',
    ],
  },
  {
    name: 'no list at all',
    given: { [`  ${list}\n`]: '' },
    says: [
      '10:1 error phases.completed holds 0 phases; expected 1, for phases.current is 2',
      '  .grid/STATE.md:12:12 the current phase stands here',
    ],
  },
  { name: 'no list in the first phase', given: { ...inFirst, [`  ${list}\n`]: '' }, says: [] },
  {
    name: 'blocked is no excuse',
    given: { 'status: "in_progress"': 'status: "blocked"', [list]: 'completed: []' },
    says: [
      '13:14 error phases.completed holds 0 phases; expected 1, for phases.current is 2',
      '  .grid/STATE.md:12:12 the current phase stands here',
    ],
  },
  {
    name: 'one too many',
    given: { [list]: 'completed: ["01-pantry", "02-kitchen"]' },
    says: [
      '13:14 error phases.completed holds 2 phases; expected 1, for phases.current is 2',
      '  .grid/STATE.md:12:12 the current phase stands here',
    ],
  },
  {
    name: 'another phase than the one before, for its number is right',
    given: { [list]: 'completed: ["02-kitchen"]' },
    says: [],
  },
  {
    name: 'the first phase has none before it',
    given: inFirst,
    says: [
      '13:14 error phases.completed holds 1 phase; expected 0, for phases.current is 1',
      '  .grid/STATE.md:12:12 the current phase stands here',
    ],
  },
  {
    name: 'a phase twice',
    given: { [list]: 'completed: ["01-pantry", "01-pantry"]' },
    says: ['13:28 error phases.completed holds "01-pantry" twice', `  .grid/STATE.md:13:15 ${first}`],
  },
  {
    name: 'a phase twice, once in the place of another',
    given: { ...thirdPhase, ...inThird, [list]: 'completed: ["01-pantry", "01-pantry"]' },
    says: ['13:28 error phases.completed holds "01-pantry" twice', `  .grid/STATE.md:13:15 ${first}`],
  },
  {
    name: 'a phase three times',
    given: { ...thirdPhase, ...inThird, [list]: 'completed: ["01-pantry", "01-pantry", "01-pantry"]' },
    says: [
      '13:28 error phases.completed holds "01-pantry" twice',
      `  .grid/STATE.md:13:15 ${first}`,
      '13:41 error phases.completed holds "01-pantry" twice',
      `  .grid/STATE.md:13:15 ${first}`,
    ],
  },
  {
    name: 'two phases',
    given: { ...thirdPhase, ...inThird, [list]: 'completed: ["01-pantry", "02-kitchen"]' },
    says: [],
  },
  {
    name: 'out of order',
    given: { ...thirdPhase, ...inThird, [list]: 'completed: ["02-kitchen", "01-pantry"]' },
    says: ['13:29 error phases.completed holds "01-pantry" after a later phase; expected the phases in order'],
  },
  {
    name: 'out of order by number, where nothing is defined',
    given: {
      ...inThird,
      'total: 2': 'total: 3',
      '  definitions:': '  drafts:',
      [list]: 'completed: ["02-kitchen", "01-pantry"]',
    },
    says: ['13:29 error phases.completed holds "01-pantry" after a later phase; expected the phases in order'],
  },
  {
    name: 'a phase that is not defined',
    given: { [list]: 'completed: ["01-larder"]' },
    says: ['13:15 error phases.completed.0 is "01-larder", which phases.definitions does not define'],
  },
  {
    name: 'a phase that is spelt in another way',
    given: { [list]: 'completed: ["01-pantri"]' },
    says: [
      '13:15 error phases.completed.0 is "01-pantri", which phases.definitions does not define; did you mean "01-pantry"?',
    ],
  },
  {
    name: 'a definition without a sound id may be the one',
    given: { 'id: "01-pantry"': 'id: 1', [list]: 'completed: ["01-larder"]' },
    says: [],
  },
  {
    name: 'free while planning',
    given: { 'status: "in_progress"': 'status: "planning"', [list]: 'completed: []' },
    says: [],
  },
  { name: 'free after a failure', given: { ...failed, [list]: 'completed: []' }, says: [] },
  {
    name: 'a failure excuses no phase that stands twice',
    given: { ...failed, [list]: 'completed: ["02-kitchen", "02-kitchen"]' },
    says: ['13:29 error phases.completed holds "02-kitchen" twice', `  .grid/STATE.md:13:15 ${first}`],
  },
  {
    name: 'free under a status that is broken',
    given: { 'status: "in_progress"': 'status: "done"', [list]: 'completed: []' },
    says: [],
  },
  { name: 'a finished mission holds all', given: finished, says: [] },
  {
    name: 'a finished mission lacks one',
    given: { ...finished, [list]: list },
    says: [
      '13:14 error phases.completed holds 1 phase; expected all 2, for the mission is complete',
      '  .grid/STATE.md:8:9 the mission is complete',
    ],
  },
  {
    name: 'a finished mission stands in an earlier phase',
    given: { ...finished, ...inFirst },
    says: [
      '12:12 error phases.current is 1; expected 2, the last phase, for the mission is complete',
      '  .grid/STATE.md:8:9 the mission is complete',
    ],
  },
  {
    name: 'complete too early',
    given: { 'status: "in_progress"': 'status: "complete"' },
    says: [
      '13:14 error phases.completed holds 1 phase; expected all 2, for the mission is complete',
      '  .grid/STATE.md:8:9 the mission is complete',
    ],
  },
  {
    name: 'a current phase after the last one is no measure',
    given: { 'current: 2': 'current: 3' },
    says: [],
  },
  {
    name: 'none comes before a current phase that is none',
    given: { 'current: 2': 'current: 0', [list]: 'completed: []' },
    says: [],
  },
  {
    name: 'no sound current phase',
    given: { 'current: 2': 'current: "two"', [list]: 'completed: []' },
    says: [],
  },
  { name: 'a list of another type is for schema/type', given: { [list]: 'completed: "01-pantry"' }, says: [] },
  { name: 'a broken item still counts', given: { [list]: 'completed: ["pantry"]' }, says: [] },
  { name: 'no phases at all', given: { 'phases:\n  total': 'stages:\n  total' }, says: [] },
]);
