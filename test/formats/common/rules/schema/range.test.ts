import { schemaRange } from '../../../../../src/formats/common/rules/schema/range.js';
import { persistence } from '../../../../support/mission.js';
import { ruleTest } from '../../../../support/rule-test.js';

ruleTest(schemaRange, [
  { name: 'all within range', given: {}, says: [] },
  { name: 'the ends of a range', given: { 'percent: 80.0': 'percent: 100.0', 'total: 2': 'total: 0' }, says: [] },
  {
    name: 'more than all',
    given: { 'percent: 80.0': 'percent: 133' },
    says: ['44:12 error progress.percent is 133, expected a number from 0 to 100'],
  },
  {
    name: 'less than nothing',
    given: { 'percent: 80.0': 'percent: -0.5', 'wave: 1': 'wave: -1' },
    says: [
      '36:9 error position.wave is -1, expected 0 or more',
      '44:12 error progress.percent is -0.5, expected a number from 0 to 100',
    ],
  },
  { name: 'costs are for grid/budget', given: { 'total_cost_usd: 6.4': 'total_cost_usd: -1' }, says: [] },
  { name: 'no number at all is for schema/type', given: { 'percent: 80.0': 'percent: "133"' }, says: [] },
  {
    name: 'the persistence dialect',
    given: persistence.replace('block: 2', 'block: -2').replace('16', '101'),
    says: [
      '5:10 error position.block is -2, expected 0 or more',
      '8:19 error progress_percent is 101, expected a number from 0 to 100',
    ],
  },
]);
