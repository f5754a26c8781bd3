import { expect, test } from 'vitest';
import { stateDeleted } from '../../../../src/formats/grid/rules/state-deleted.js';
import { lint } from '../../../../src/index.js';
import { ruleTest } from '../../../support/git-rule-test.js';
import { persistence, prose } from '../../../support/mission.js';
import { afterCommits, stateHistory, withGap } from '../../../support/state-history.js';

const complete = { 'status: "in_progress"\nmode': 'status: "complete"\nmode' };
const stay = 'expected it to stay until the mission is complete or failed';
const deleted = (commit: string, status = '"in_progress"') =>
  `1:1 error STATE.md was deleted in ${commit}, while its mission was ${status}; ${stay}`;
const broken = '---\nmission_id: "mission-20260511T090000Z-recipe-box"\nstatus: [\n---\n';

ruleTest(stateDeleted, {
  'it is still there': afterCommits([{}, complete]),
  'deleted while it ran': afterCommits([{}, undefined], [deleted('{1}')]),
  'deleted, and back again': afterCommits([{}, undefined, {}], [deleted('{1}')]),
  'deleted twice': afterCommits([{}, undefined, {}, undefined], [deleted('{3}'), deleted('{1}')]),
  'deleted after its end': afterCommits([complete, undefined]),
  'brought to its end, then deleted': afterCommits([{}, complete, undefined]),
  'deleted after a failure': afterCommits([{ 'status: "in_progress"\nmode': 'status: "failed"\nmode' }, undefined]),
  'deleted while it was planned': afterCommits(
    [{ 'status: "in_progress"\nmode': 'status: "planning"\nmode' }, undefined],
    [deleted('{1}', '"planning"')],
  ),
  'deleted in the working tree': () => {
    const { top, base, repository } = stateHistory({});
    repository.git('rm', '--quiet', '.grid/STATE.md');
    return { top, base, says: [deleted('the working tree')] };
  },
  'deleted behind a commit that does not parse': afterCommits([{}, broken, undefined], [deleted('{2}')]),
  'what was broken all along may have been over': () => {
    const { top, base, names } = stateHistory(broken, undefined);
    const reason = `STATE.md was deleted in ${names[0]}, and nobody knows whether its mission ran: STATE.md does not parse`;
    return { top, base, skips: [reason] };
  },
  'broken is not deleted': afterCommits([{}, broken]),
  'never there': afterCommits([undefined, undefined]),
  'begun and deleted in one change': afterCommits([undefined, {}, undefined], [deleted('{2}')]),
  'persistence, running': afterCommits([persistence, undefined], [deleted('{1}', '"active"')]),
  'persistence, completed': afterCommits([persistence.replace('status: active', 'status: completed'), undefined]),
  'prose, running': afterCommits([prose, undefined], [deleted('{1}', 'under way')]),
  'prose, done': afterCommits([prose.replace('60.0%', '100.0%'), undefined]),
  'prose that says so': afterCommits([prose.replace('Block complete', 'Complete'), undefined]),
  'where commits are missing, one of them may have ended it': withGap([{}, {}, undefined]),
});

test('the whole root is gone', async () => {
  const { top, base, repository } = stateHistory({});
  repository.commit({ subject: 'chore: clean up', remove: ['.grid'] });
  const { report } = await lint({ cwd: top, base, only: ['grid/state-deleted'] });
  expect(report.findings.map(({ path, message }) => [path, message])).toEqual([
    ['.grid/STATE.md', expect.stringMatching(/^STATE\.md was deleted in [0-9a-f]{7} "chore: clean up", while/)],
  ]);
});

test('a root that is moved is deleted in its old place, as the page says', async () => {
  const { top, base, repository } = stateHistory({});
  repository.put({ 'app/README.md': '' });
  repository.git('mv', '.grid', 'app/.grid');
  repository.commit({ subject: 'refactor: move' });
  const only = ['grid/state-deleted'];
  const paths = async () => (await lint({ cwd: top, base, only })).report.findings.map(({ path }) => path);
  expect(await paths()).toEqual(['.grid/STATE.md']);
  repository.put({
    'agent-state-lint.yaml': 'overrides:\n  - paths: [/.grid]\n    rules: { grid/state-deleted: off }\n',
  });
  expect(await paths()).toEqual([]);
});
