import { phaseReference } from '../../../../src/formats/grid/rules/phase-reference.js';
import { edited, mission, persistence } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const defined = '  .grid/STATE.md:14:3 the phases are defined here';
const affects = 'affects_phases: ["01-pantry", "02-kitchen"]';

ruleTest(phaseReference, [
  { name: 'every phase is defined', given: {}, says: [] },
  { name: 'no phases (persistence)', given: persistence, says: [] },
  {
    name: 'a decision in an unknown phase',
    given: { 'phase_decided: "01-pantry"': 'phase_decided: "09-launch"' },
    says: [
      '63:22 error persistent.decisions.0.phase_decided is "09-launch", which phases.definitions does not define',
      defined,
    ],
  },
  {
    name: 'an item of a list, behind an emoji that breaks the pattern',
    given: { [affects]: 'affects_phases: ["01-pantry", "🟦", "09-launch"]' },
    says: [
      '64:43 error persistent.decisions.0.affects_phases.2 is "09-launch", which phases.definitions does not define',
      defined,
    ],
  },
  {
    name: 'an item on its own line',
    given: { [affects]: 'affects_phases:\n        - "01-pantry"\n        - 02-kitchens' },
    says: [
      '66:11 error persistent.decisions.0.affects_phases.1 is "02-kitchens", which phases.definitions does not define; did you mean "02-kitchen"?',
      defined,
    ],
  },
  {
    name: 'an artifact and a package',
    given: {
      'created_phase: "01-pantry"': 'created_phase: "07-garden"',
      'used_by_phases: ["02-kitchen"]': 'used_by_phases: ["02-kitchen", "08-market"]',
      'added_phase: "01-pantry"': 'added_phase: "09-launch"',
    },
    says: [
      '70:22 error persistent.artifacts.0.created_phase is "07-garden", which phases.definitions does not define',
      defined,
      '71:38 error persistent.artifacts.0.used_by_phases.1 is "08-market", which phases.definitions does not define',
      defined,
      '77:22 error persistent.tech_stack.added_packages.0.added_phase is "09-launch", which phases.definitions does not define',
      defined,
    ],
  },
  {
    name: 'among very many phases, none is suggested',
    given: {
      '- id: "01-pantry"\n      name': `${Array.from({ length: 29 }, (_, i) => `- id: "${i + 13}-p"\n    `).join('')}- id: "01-pantry"\n      name`,
      [affects]: 'affects_phases: ["02-kitchens"]',
    },
    says: [
      '93:24 error persistent.decisions.0.affects_phases.0 is "02-kitchens", which phases.definitions does not define',
      defined,
    ],
  },
  {
    name: 'without definitions nothing can be said',
    given: edited(mission.replace(/ {2}definitions:\n(?: {4}.*\n)+/, ''), {
      [affects]: 'affects_phases: ["09-launch"]',
    }),
    says: [],
  },
  {
    name: 'nor where the id of a definition is broken',
    given: { 'id: "02-kitchen"\n      name': 'id: "kitchen"\n      name', [affects]: 'affects_phases: ["09-launch"]' },
    says: [],
  },
  {
    name: 'nor where one is missing',
    given: { '- id: "02-kitchen"\n      name': '- name', [affects]: 'affects_phases: ["09-launch"]' },
    says: [],
  },
  { name: 'a number for a list is for schema/type', given: { [affects]: 'affects_phases: 9' }, says: [] },
  {
    name: 'an agent is for grid/agent-location',
    given: { 'phase: "02-kitchen"\n      block': 'phase: "09-launch"\n      block' },
    says: [],
  },
]);
