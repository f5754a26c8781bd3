import { agentLocation } from '../../../../src/formats/grid/rules/agent-location.js';
import { edited, mission, persistence } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const phase = '      phase: "02-kitchen"\n      block';
const block = '      block: "02-03"';

/** Lines 14 to 28 become one, so what follows stands 14 lines higher. */
const withoutDefinitions = (edits: Record<string, string>) =>
  edited(mission.replace(/ {2}definitions:\n(?: {4}.*\n)+/, '  definitions: []\n'), edits);

ruleTest(agentLocation, [
  { name: 'an agent in the last block of its phase', given: {}, says: [] },
  { name: 'no agents (persistence)', given: persistence, says: [] },
  {
    name: 'an agent in another phase',
    given: { [phase]: '      phase: "01-pantry"\n      block', [block]: '      block: "01-02"' },
    says: [],
  },
  {
    name: 'a phase that is not defined; its block is not judged',
    given: { [phase]: '      phase: "09-launch"\n      block' },
    says: [
      '51:14 error agents.active.0.phase is "09-launch", which phases.definitions does not define',
      '  .grid/STATE.md:14:3 the phases are defined here',
    ],
  },
  {
    name: 'a phase that is nearly one that is defined',
    given: { [phase]: '      phase: "02-kichen"\n      block' },
    says: [
      '51:14 error agents.active.0.phase is "02-kichen", which phases.definitions does not define; did you mean "02-kitchen"?',
      '  .grid/STATE.md:14:3 the phases are defined here',
    ],
  },
  {
    name: 'a block of another phase',
    given: { [block]: '      block: "01-02"' },
    says: [
      '52:14 error agents.active.0.block is "01-02", but the agent works in phase "02-kitchen"',
      '  .grid/STATE.md:51:14 the phase stands here',
    ],
  },
  {
    name: 'the phase may be counted by its place in the list',
    given: edited(mission.replaceAll('02-kitchen', '04-kitchen'), {}),
    says: [],
  },
  {
    name: 'or by its id',
    given: edited(mission.replaceAll('02-kitchen', '04-kitchen'), { [block]: '      block: "04-03"' }),
    says: [],
  },
  {
    name: 'a block that the phase does not have',
    given: { [block]: '      block: "02-04"' },
    says: [
      '52:14 error agents.active.0.block is "02-04", but phase "02-kitchen" has 3 blocks',
      '  .grid/STATE.md:25:15 its blocks are counted here',
    ],
  },
  {
    name: 'block 00',
    given: { [block]: '      block: "02-00"' },
    says: ['52:14 error agents.active.0.block is "02-00", but the blocks of a phase are numbered from 01'],
  },
  {
    name: 'blocks that nobody has planned yet',
    given: {
      'blocks: 3\n      blocks_complete: 2': 'blocks: 0\n      blocks_complete: 0',
      [block]: '      block: "02-04"',
    },
    says: [],
  },
  {
    name: 'without definitions, a phase of the mission',
    given: withoutDefinitions({ [block]: '      block: "02-09"' }),
    says: [],
  },
  {
    name: 'without definitions, a phase beyond the mission',
    given: withoutDefinitions({ [phase]: '      phase: "03-table"\n      block' }),
    says: [
      '37:14 error agents.active.0.phase is "03-table", but the mission has 2 phases',
      '  .grid/STATE.md:11:10 the phases are counted here',
    ],
  },
  {
    name: 'without definitions, phase 00',
    given: withoutDefinitions({ [phase]: '      phase: "00-kitchen"\n      block' }),
    says: [
      '37:14 error agents.active.0.phase is "00-kitchen", but the mission has 2 phases',
      '  .grid/STATE.md:11:10 the phases are counted here',
    ],
  },
  {
    name: 'without definitions, a block of another phase',
    given: withoutDefinitions({ [block]: '      block: "01-02"' }),
    says: [
      '38:14 error agents.active.0.block is "01-02", but the agent works in phase "02-kitchen"',
      '  .grid/STATE.md:37:14 the phase stands here',
    ],
  },
  {
    name: 'without definitions, and still planning',
    given: withoutDefinitions({
      'status: "in_progress"': 'status: "planning"',
      [phase]: '      phase: "03-table"\n      block',
      [block]: '      block: "03-01"',
    }),
    says: [],
  },
  {
    name: 'a definition whose id is broken may be the one',
    given: { 'id: "02-kitchen"\n      name': 'id: "kitchen"\n      name' },
    says: [],
  },
  {
    name: 'ids of other shapes are for schema/pattern',
    given: { [phase]: '      phase: "kitchen"\n      block', [block]: '      block: "9"' },
    says: [],
  },
  { name: 'a missing block', given: { [`${block}\n`]: '' }, says: [] },
]);
