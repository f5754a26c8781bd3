import { uniqueId } from '../../../../src/formats/grid/rules/unique-id.js';
import { persistence } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

ruleTest(uniqueId, [
  { name: 'every id once', given: {}, says: [] },
  { name: 'no ids (persistence)', given: persistence, says: [] },
  {
    name: 'a decision',
    given: { '  artifacts:': '    - id: "dec-001"\n  artifacts:' },
    says: [
      '66:11 error persistent.decisions.1.id is "dec-001", but an earlier item has the same id',
      '  .grid/STATE.md:61:11 the id stands here first',
    ],
  },
  {
    name: 'an artifact',
    given: { '  tech_stack:': '    - id: art-001\n  tech_stack:' },
    says: [
      '72:11 error persistent.artifacts.1.id is "art-001", but an earlier item has the same id',
      '  .grid/STATE.md:67:11 the id stands here first',
    ],
  },
  {
    name: 'a blocker',
    given: { 'blockers: []': 'blockers:\n  - id: "blocker-001"\n  - id: "blocker-002"\n  - id: "blocker-001"' },
    says: [
      '100:9 error blockers.2.id is "blocker-001", but an earlier item has the same id',
      '  .grid/STATE.md:98:9 the id stands here first',
    ],
  },
  {
    name: 'blockers without id',
    given: { 'blockers: []': 'blockers:\n  - description: "a"\n  - description: "b"' },
    says: [],
  },
  { name: 'ids that break their pattern', given: { 'blockers: []': 'blockers:\n  - id: "b"\n  - id: "b"' }, says: [] },
  { name: 'without the lists', given: { 'blockers: []\n': '' }, says: [] },
]);
