import { completedPhases } from '../../../../src/formats/grid/rules/completed-phases.js';
import { finished, thirdPhase } from '../../../support/finished.js';
import { ruleTest } from '../../../support/rule-test.js';

const list = 'completed: ["01-pantry"]';
const inThird = {
  'current: 2': 'current: 3',
  '  phase: 2\n  phase_id: "02-kitchen"': '  phase: 3\n  phase_id: "03-table"',
};
const inFirst = { 'current: 2': 'current: 1', '  phase: 2\n  phase_id': '  phase: 1\n  phase_id' };
const failed = { 'status: "in_progress"': 'status: "failed"' };

ruleTest(completedPhases, [
  { name: 'the phases before the current one', given: {}, says: [] },
  {
    name: 'one too few',
    given: { [list]: 'completed: []' },
    says: [
      '13:14 error phases.completed holds 0 phases; expected 1, for phases.current is 2',
      '  .grid/STATE.md:12:12 the current phase is named here',
    ],
  },
  {
    name: 'no list at all',
    given: { [`  ${list}\n`]: '' },
    says: [
      '10:1 error phases.completed holds 0 phases; expected 1, for phases.current is 2',
      '  .grid/STATE.md:12:12 the current phase is named here',
    ],
  },
  { name: 'no list in the first phase', given: { ...inFirst, [`  ${list}\n`]: '' }, says: [] },
  {
    name: 'blocked is no excuse',
    given: { 'status: "in_progress"': 'status: "blocked"', [list]: 'completed: []' },
    says: [
      '13:14 error phases.completed holds 0 phases; expected 1, for phases.current is 2',
      '  .grid/STATE.md:12:12 the current phase is named here',
    ],
  },
  {
    name: 'the current phase is in it',
    given: { [list]: 'completed: ["01-pantry", "02-kitchen"]' },
    says: [
      '13:28 error phases.completed holds "02-kitchen", but phases.current is 2',
      '  .grid/STATE.md:12:12 the current phase is named here',
    ],
  },
  {
    name: 'the current phase is in it instead of the one before',
    given: { [list]: 'completed: ["02-kitchen"]' },
    says: [
      '13:15 error phases.completed holds "02-kitchen", but phases.current is 2',
      '  .grid/STATE.md:12:12 the current phase is named here',
    ],
  },
  {
    name: 'position and current phase are both one behind',
    given: inFirst,
    says: [
      '13:15 error phases.completed holds "01-pantry", but phases.current is 1',
      '  .grid/STATE.md:12:12 the current phase is named here',
    ],
  },
  {
    name: 'a phase twice',
    given: { [list]: 'completed: ["01-pantry", "01-pantry"]' },
    says: ['13:28 error "01-pantry" stands in phases.completed twice', '  .grid/STATE.md:13:15 the first stands here'],
  },
  {
    name: 'a phase twice, once in the place of another',
    given: { ...thirdPhase, ...inThird, [list]: 'completed: ["01-pantry", "01-pantry"]' },
    says: ['13:28 error "01-pantry" stands in phases.completed twice', '  .grid/STATE.md:13:15 the first stands here'],
  },
  {
    name: 'a phase twice, and one too few besides',
    given: { ...thirdPhase, ...inThird, [list]: 'completed: ["01-pantry", "01-pantry", "01-pantry"]' },
    says: [
      '13:14 error phases.completed holds 3 phases; expected 2, for phases.current is 3',
      '  .grid/STATE.md:12:12 the current phase is named here',
      '13:28 error "01-pantry" stands in phases.completed twice',
      '  .grid/STATE.md:13:15 the first stands here',
      '13:41 error "01-pantry" stands in phases.completed twice',
      '  .grid/STATE.md:13:15 the first stands here',
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
    says: ['13:29 error "01-pantry" stands after "02-kitchen"; expected the phases in order'],
  },
  {
    name: 'out of order by number, where nothing is defined',
    given: {
      ...inThird,
      'total: 2': 'total: 3',
      '  definitions:': '  drafts:',
      [list]: 'completed: ["02-kitchen", "01-pantry"]',
    },
    says: ['13:29 error "01-pantry" stands after "02-kitchen"; expected the phases in order'],
  },
  {
    name: 'a phase that is not defined',
    given: { [list]: 'completed: ["01-larder"]' },
    says: ['13:15 error phases.completed holds "01-larder", but no phase of that id is defined'],
  },
  {
    name: 'a phase whose definition phase-count misses',
    given: { [list]: 'completed: ["01-larder"]', 'total: 2': 'total: 3' },
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
    says: ['13:29 error "02-kitchen" stands in phases.completed twice', '  .grid/STATE.md:13:15 the first stands here'],
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
  { name: 'a finished mission whose position is right', given: { ...finished, 'current: 2': 'current: 1' }, says: [] },
  {
    name: 'complete too early is for terminal-state',
    given: { 'status: "in_progress"': 'status: "complete"' },
    says: [],
  },
  {
    name: 'complete too early, and not even the first phase is there',
    given: { 'status: "in_progress"': 'status: "complete"', [list]: 'completed: []' },
    says: [
      '13:14 error phases.completed holds 0 phases; expected all 2, for the mission is complete',
      '  .grid/STATE.md:8:9 the mission is complete',
    ],
  },
  { name: 'phases.current alone is off: position-phase', given: { 'current: 2': 'current: 1' }, says: [] },
  {
    name: 'position.phase alone is off: position-phase',
    given: { '  phase: 2\n  phase_id': '  phase: 1\n  phase_id' },
    says: [],
  },
  {
    name: 'out of bounds: phase-bounds',
    given: { 'current: 2': 'current: 3', '  phase: 2\n  phase_id': '  phase: 3\n  phase_id' },
    says: [],
  },
  {
    name: 'without phases.current, position.phase tells',
    given: { 'current: 2': 'current: "two"', [list]: 'completed: []' },
    says: [
      '13:14 error phases.completed holds 0 phases; expected 1, for position.phase is 2',
      '  .grid/STATE.md:30:10 the current phase is named here',
    ],
  },
  { name: 'a list of another type is for schema/type', given: { [list]: 'completed: "01-pantry"' }, says: [] },
  { name: 'a broken item still counts', given: { [list]: 'completed: ["pantry"]' }, says: [] },
  { name: 'no phases at all', given: { 'phases:\n  total': 'stages:\n  total' }, says: [] },
]);
