import { stateExists } from '../../../../src/formats/grid/rules/state-exists.js';
import { mission } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const warmth = 'gotchas: []\n';

ruleTest(stateExists, [
  { name: 'it is there', given: {}, says: [] },
  {
    name: 'only its companions are',
    given: { files: { '.grid/WARMTH.md': warmth } },
    says: ['1:1 error there is no STATE.md in ".grid"; expected one, for it is the root of a Grid mission'],
  },
  {
    name: 'one of two roots lacks it',
    given: { files: { 'web/.grid/STATE.md': mission, 'api/.grid/plans/api-block-01.md': '# Plan\n' } },
    says: [
      'api/.grid/STATE.md:1:1 error there is no STATE.md in "api/.grid"; expected one, for it is the root of a Grid mission',
    ],
  },
  { name: 'it does not parse', given: '---\nphases: [\n---\n', says: [] },
  { name: 'it is empty', given: { files: { '.grid/STATE.md': '', '.grid/WARMTH.md': warmth } }, says: [] },
  { name: 'it is no text', given: { files: { '.grid/STATE.md': new Uint8Array([0, 1, 2]) } }, says: [] },
  { name: 'it is too large to be read', given: `${mission}${'x'.repeat(2 ** 20)}`, says: [] },
  { name: 'it is in another dialect', given: '# Grid State\n\nPhase: 1 of 2\n', says: [] },
  {
    name: 'a file of another name is none',
    given: { files: { '.grid/State.md': mission, '.grid/WARMTH.md': warmth } },
    says: ['1:1 error there is no STATE.md in ".grid"; expected one, for it is the root of a Grid mission'],
  },
]);
