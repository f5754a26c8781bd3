import { budget } from '../../../../src/formats/grid/rules/budget.js';
import { ruleTest } from '../../../support/rule-test.js';

ruleTest(budget, [
  { name: 'the session is a part of the mission', given: {}, says: [] },
  { name: 'the session is all of it', given: { 'session_cost_usd: 2.1': 'session_cost_usd: 6.4' }, says: [] },
  {
    name: 'nothing spent',
    given: { 'total_cost_usd: 6.4\n  session_cost_usd: 2.1': 'total_cost_usd: 0\n  session_cost_usd: 0.0' },
    says: [],
  },
  { name: 'the total is rounded to cents', given: { 'session_cost_usd: 2.1': 'session_cost_usd: 6.4049' }, says: [] },
  {
    name: 'the session costs more than the mission',
    given: { 'session_cost_usd: 2.1': 'session_cost_usd: 6.41' },
    says: [
      '90:21 error budget.session_cost_usd is 6.41, but the whole mission cost 6.4',
      '  .grid/STATE.md:89:19 the cost of the mission stands here',
    ],
  },
  {
    name: 'every negative figure',
    given: {
      'total_cost_usd: 6.4': 'total_cost_usd: -6.4',
      'session_cost_usd: 2.1': 'session_cost_usd: -0.5',
      'spawns_this_session: 3': 'spawns_this_session: -1',
    },
    says: [
      '89:19 error budget.total_cost_usd is -6.4; expected 0 or more',
      '90:21 error budget.session_cost_usd is -0.5; expected 0 or more',
      '91:24 error budget.spawns_this_session is -1; expected 0 or more',
    ],
  },
  {
    name: 'a negative mission says nothing of the session',
    given: { 'total_cost_usd: 6.4': 'total_cost_usd: -1' },
    says: ['89:19 error budget.total_cost_usd is -1; expected 0 or more'],
  },
  { name: 'no total', given: { '  total_cost_usd: 6.4\n': '' }, says: [] },
  { name: 'no budget', given: { 'budget:\n': 'costs:\n' }, says: [] },
  { name: 'a figure in quotes is for schema/type', given: { 'total_cost_usd: 6.4': 'total_cost_usd: "-1"' }, says: [] },
]);
