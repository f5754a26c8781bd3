import { identity } from '../../../../src/formats/grid/rules/identity.js';
import { ruleTest } from '../../../support/git-rule-test.js';
import { mission, persistence, prose } from '../../../support/mission.js';
import { afterCommits, inWorkingTree, withGap } from '../../../support/state-history.js';

const other = { 'mission-20260511T090000Z-recipe-box': 'mission-20260512T090000Z-wine' };
const status = (word: string) => ({ 'status: "in_progress"\nmode': `status: "${word}"\nmode` });
const created = (text: string) => ({ 'created_at: "2026-05-11T09:00:00Z"': `created_at: "${text}"` });
const replaced = (commit: string, was = '"in_progress"') =>
  `4:13 error mission_id went from "mission-20260511T090000Z-recipe-box" to "mission-20260512T090000Z-wine" in ${commit}, while the mission was ${was}; another mission begins once one is complete or failed`;
const turned = (dialect: string) =>
  `1:1 error STATE.md went from the schema dialect to ${dialect} in {1}, while the mission was "in_progress"; expected it to keep mission_id "mission-20260511T090000Z-recipe-box"`;

ruleTest(identity, {
  'the same mission': afterCommits([{}, status('blocked')]),
  'another one while it ran': afterCommits([{}, other], [replaced('{1}')]),
  'another one while it ran, not committed': inWorkingTree([{}, other], [replaced('the working tree')]),
  'another one while it was blocked': afterCommits([status('blocked'), other], [replaced('{1}', '"blocked"')]),
  'another one and back': afterCommits(
    [{}, other, {}],
    [
      replaced('{1}'),
      '4:13 error mission_id went from "mission-20260512T090000Z-wine" to "mission-20260511T090000Z-recipe-box" in {2}, while the mission was "in_progress"; another mission begins once one is complete or failed',
    ],
  ),
  'created on another day, with another id: one fault': afterCommits(
    [{}, { ...other, ...created('2026-05-12T09:00:00Z') }],
    [replaced('{1}')],
  ),
  'another one after it was complete': afterCommits([status('complete'), other]),
  'another one after it failed': afterCommits([status('failed'), { ...other, ...created('2026-05-12T09:00:00Z') }]),
  'complete, and another one, in two commits': afterCommits([{}, status('complete'), other]),
  'another one after a file that was gone': afterCommits([{}, undefined, other]),
  'behind a commit that does not parse': afterCommits([{}, '---\nmission_id: [\n---\n', other], [replaced('{2}')]),
  'behind an id that is none': afterCommits(
    [{}, { 'mission-20260511T090000Z-recipe-box': 'wine' }, other],
    [replaced('{2}')],
  ),
  'an id that is none has its own finding': afterCommits([{}, { 'mission-20260511T090000Z-recipe-box': 'wine' }]),
  'created at another moment': afterCommits(
    [{}, created('2026-05-11T09:00:01Z')],
    [
      '6:13 error created_at went from "2026-05-11T09:00:00Z" to "2026-05-11T09:00:01Z" in {1}; a mission is created once',
    ],
  ),
  'created at the same moment, in another zone': afterCommits([{}, created('2026-05-11T11:00:00+02:00')]),
  'created at a moment that names its zone now': afterCommits([created('2026-05-11T09:00:00'), {}]),
  'created at a moment that a zone may explain': afterCommits(
    [created('2026-05-11T11:00:00'), {}],
    [
      '6:13 warning created_at went from "2026-05-11T11:00:00" to "2026-05-11T09:00:00Z" in {1}; only one of the two names its zone',
    ],
  ),
  'created at a moment that no zone explains': afterCommits(
    [created('2026-05-12T11:00:00'), {}],
    [
      '6:13 error created_at went from "2026-05-12T11:00:00" to "2026-05-11T09:00:00Z" in {1}; a mission is created once',
    ],
  ),
  'back to persistence while it ran': afterCommits([{}, persistence], [turned('persistence')]),
  'back to prose while it ran': afterCommits([{}, prose], [turned('prose')]),
  'an older dialect after the end': afterCommits([status('complete'), persistence]),
  'a migration': afterCommits([persistence, created('2026-05-10T09:00:00Z')]),
  'persistence: created at another moment': afterCommits(
    [persistence, persistence.replace('2026-05-11T09:00:00Z', '2026-05-10T09:00:00Z')],
    [
      '9:13 error created_at went from "2026-05-11T09:00:00Z" to "2026-05-10T09:00:00Z" in {1}; a mission is created once',
    ],
  ),
  'persistence: forgotten, then made up': afterCommits(
    [
      persistence,
      persistence.replace('created_at: "2026-05-11T09:00:00Z"\n', ''),
      persistence.replace('2026-05-11T09:00:00Z', '2026-05-10T09:00:00Z'),
    ],
    [
      '9:13 error created_at went from "2026-05-11T09:00:00Z" to "2026-05-10T09:00:00Z" in {2}; a mission is created once',
    ],
  ),
  'persistence: a new cluster after the end': afterCommits([
    persistence.replace('active', 'completed'),
    persistence.replace('recipe-box', 'wine').replace('2026-05-11T09:00:00Z', '2026-05-12T09:00:00Z'),
  ]),
  'where commits are missing, they may explain another mission': withGap([{}, {}, other]),
  'where commits are missing, nothing explains another creation': withGap(
    [{}, {}, created('2026-05-11T10:00:00Z')],
    [
      '6:13 error created_at went from "2026-05-11T09:00:00Z" to "2026-05-11T10:00:00Z" since the base; a mission is created once',
    ],
  ),
  'a state that told neither id nor status': afterCommits(
    ['---\nsession_id: "s"\n---\n', persistence],
    [
      '1:1 error STATE.md went from the schema dialect to persistence in {1}, while the mission was under way; expected it to keep its dialect',
    ],
  ),
  'the same text': afterCommits([mission, `${mission}\n`]),
});
