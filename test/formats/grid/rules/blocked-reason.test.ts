import { blockedReason } from '../../../../src/formats/grid/rules/blocked-reason.js';
import { edited, mission, persistence } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const blocked = edited(mission, { 'status: "in_progress"': 'status: "blocked"' });
const given = (state: string, checkpoint?: string, more: Record<string, string> = {}) => ({
  files: { '.grid/STATE.md': state, ...(checkpoint !== undefined && { '.grid/CHECKPOINT.md': checkpoint }), ...more },
});
const noReason =
  '8:9 warning status is "blocked", but there is neither a blocker nor an open checkpoint; expected what the mission waits for';

ruleTest(blockedReason, [
  { name: 'a mission that runs', given: {}, says: [] },
  { name: 'no reason', given: given(blocked), says: [noReason] },
  { name: 'no blockers at all', given: given(edited(blocked, { 'blockers: []\n': '' })), says: [noReason] },
  {
    name: 'a blocker',
    given: given(edited(blocked, { 'blockers: []': 'blockers:\n  - type: "permission"' })),
    says: [],
  },
  {
    name: 'a blocker in its own words',
    given: given(edited(blocked, { 'blockers: []': 'blockers: ["a key"]' })),
    says: [],
  },
  {
    name: 'blockers of another type',
    given: given(edited(blocked, { 'blockers: []': 'blockers: "a key"' })),
    says: [],
  },
  {
    name: 'an entry of BLOCKERS.md',
    given: given(blocked, undefined, {
      '.grid/BLOCKERS.md': '## blocker-001: No key\n**Status:** ACTIVE\n**Type:** permission\n',
    }),
    says: [],
  },
  {
    name: 'a BLOCKERS.md without an active entry',
    given: given(blocked, undefined, { '.grid/BLOCKERS.md': '# Blockers\n\nNone.\n' }),
    says: [noReason],
  },
  {
    name: 'a BLOCKERS.md that does not parse',
    given: given(blocked, undefined, { '.grid/BLOCKERS.md': '---\nactive: [\n---\n' }),
    says: [],
    skips: ['".grid/BLOCKERS.md" does not parse'],
  },
  {
    name: 'a BLOCKERS.md that cannot be read',
    given: { files: { '.grid/STATE.md': blocked, '.grid/BLOCKERS.md': new Uint8Array([0xff]) } },
    says: [],
    skips: ['".grid/BLOCKERS.md" could not be read'],
  },
  { name: 'an open checkpoint', given: given(blocked, 'type: decision\n'), says: [] },
  { name: 'an open checkpoint without a type', given: given(blocked, '# Checkpoint\n'), says: [] },
  {
    name: 'an answered checkpoint',
    given: given(blocked, 'type: decision\nuser_response: a\n'),
    says: [noReason, '  .grid/CHECKPOINT.md:2:16 this checkpoint is answered'],
  },
  {
    name: 'one that is answered, and one that is open',
    given: given(blocked, 'user_response: a\n', { '.grid/phases/02-kitchen/CHECKPOINT-2.md': 'type: failure\n' }),
    says: [],
  },
  {
    name: 'a checkpoint that does not parse',
    given: given(blocked, 'type: [\n'),
    says: [],
    skips: ['".grid/CHECKPOINT.md" does not parse'],
  },
  {
    name: 'a checkpoint outside of the root',
    given: given(edited(blocked, { 'checkpoint_file: null': 'checkpoint_file: "docs/CHECKPOINT.md"' }), undefined, {
      'docs/CHECKPOINT.md': 'type: decision\n',
    }),
    says: [],
  },
  {
    name: 'a checkpoint that is not there',
    given: given(edited(blocked, { 'checkpoint_file: null': 'checkpoint_file: "CHECKPOINT.md"' })),
    says: [noReason],
  },
  {
    name: 'the persistence dialect',
    given: given(edited(persistence, { 'status: active': 'status: checkpoint' })),
    says: [],
  },
]);
