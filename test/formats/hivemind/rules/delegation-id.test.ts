import { delegationId } from '../../../../src/formats/hivemind/rules/delegation-id.js';
import { hivemind } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

const file = 'state/delegations.json';
const path = `.hivemind/${file}`;
const uuid = '"0b6f3c1e-8f5a-4d1c-9a52-6f0f5f4a7e21"';
const timed = '"dt-1778576760000-k3x9qa"';
const expected = 'expected a UUID, or an id like dt-1778576760000-k3x9qa';

ruleTest(delegationId, [
  { name: 'a UUID, and an id with a moment', given: hivemind(), says: [] },
  { name: 'no delegations', given: hivemind({ [file]: null }), says: [] },
  { name: 'an empty list', given: hivemind({ [file]: '[]\n' }), says: [] },
  { name: 'a file that does not parse', given: hivemind({ [file]: '[{"id": "shelves-1"},\n' }), says: [] },
  {
    name: 'one id twice',
    given: hivemind({ [file]: { [timed]: uuid } }),
    says: [
      `${path}:25:11 error id is ${uuid}, but an earlier delegation has the same id`,
      `  ${path}:3:11 the id stands here first`,
    ],
  },
  {
    name: 'an odd id three times: its form is spoken of once',
    given: hivemind({ [file]: '[\n{"id": "a"},\n{"id": "b"},\n{"id": "a"},\n{"id": "a"}\n]\n' }),
    says: [
      `${path}:2:8 warning id is "a", ${expected}`,
      `${path}:3:8 warning id is "b", ${expected}`,
      `${path}:4:8 error id is "a", but an earlier delegation has the same id`,
      `  ${path}:2:8 the id stands here first`,
      `${path}:5:8 error id is "a", but an earlier delegation has the same id`,
      `  ${path}:2:8 the id stands here first`,
    ],
  },
  {
    name: 'UUIDs of any version, in any case',
    given: hivemind({
      [file]: {
        [uuid]: '"0B6F3C1E-8F5A-1D1C-0A52-6F0F5F4A7E21"',
        [timed]: '"0196c2f4-7a10-7abc-8def-0123456789ab"',
      },
    }),
    says: [],
  },
  ...['"test-delegation-1"', '"dt-1778576760000-k3x9q"', '"dt-177857676000-k3x9qa"', '"dt-1778576760000-K3X9QA"'].map(
    (id) => ({
      name: `the form of ${id}`,
      given: hivemind({ [file]: { [timed]: id } }),
      says: [`${path}:25:11 warning id is ${id}, ${expected}`],
    }),
  ),
  {
    name: 'a UUID with something behind it, which does no harm to the terminal',
    given: hivemind({ [file]: { [uuid]: '"0b6f3c1e-8f5a-4d1c-9a52-6f0f5f4a7e21\\n"' } }),
    says: [`${path}:3:11 warning id is "0b6f3c1e-8f5a-4d1c-9a52-6f0f5f4a7e21\\x0a", ${expected}`],
  },
  {
    name: 'made exactly 2 minutes before createdAt',
    given: hivemind({ [file]: { [timed]: '"dt-1778576640000-k3x9qa"' } }),
    says: [],
  },
  {
    name: 'made exactly 2 minutes after createdAt',
    given: hivemind({ [file]: { [timed]: '"dt-1778576880000-k3x9qa"' } }),
    says: [],
  },
  {
    name: 'made 1 ms more before createdAt',
    given: hivemind({ [file]: { [timed]: '"dt-1778576639999-k3x9qa"' } }),
    says: [
      `${path}:25:11 warning id is "dt-1778576639999-k3x9qa", which tells of 1778576639999 (2026-05-12T09:03:59.999Z); expected createdAt, 1778576760000 (2026-05-12T09:06:00Z)`,
      `  ${path}:30:18 createdAt stands here`,
    ],
  },
  {
    name: 'made 1 ms more after createdAt',
    given: hivemind({ [file]: { [timed]: '"dt-1778576880001-k3x9qa"' } }),
    says: [
      `${path}:25:11 warning id is "dt-1778576880001-k3x9qa", which tells of 1778576880001 (2026-05-12T09:08:00.001Z); expected createdAt, 1778576760000 (2026-05-12T09:06:00Z)`,
      `  ${path}:30:18 createdAt stands here`,
    ],
  },
  {
    name: 'ids that are no text, and a createdAt that is none, are for schema/type',
    given: hivemind({ [file]: { [uuid]: '7', '"createdAt": 1778576760000': '"createdAt": "09:06"' } }),
    says: [],
  },
]);
