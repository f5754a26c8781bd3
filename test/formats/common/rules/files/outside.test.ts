import { rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesOutside } from '../../../../../src/formats/common/rules/files/outside.js';
import { lint } from '../../../../../src/index.js';
import { folder } from '../../../../support/folder.js';
import { gitRepository } from '../../../../support/git.js';
import { claiming, ruleTest, type Situation } from '../../../../support/git-rule-test.js';
import { now } from '../../../../support/mission.js';

const files = { 'src/recipe.ts': '' };

type Prepare = (top: string) => void;

/** What is said of one claimed path, in a folder with links that the test may make. */
function said(path: string, shown: string, fault: string, prepare?: Prepare) {
  return (): Situation => {
    const message = `persistent.artifacts.0.path names "${shown}", ${fault}; expected a path inside the repository`;
    const severity = fault === strange ? 'warning' : 'error';
    return { ...fine(path, prepare)(), says: [`69:13 ${severity} ${message}`] };
  };
}

/** Words are enough, and git is not asked. */
function fine(path: string, prepare: Prepare = () => {}) {
  return (): Situation => {
    const top = folder({ ...files, ...claiming(path) });
    prepare(top);
    return { top };
  };
}

const link =
  (target: string, at: string): Prepare =>
  (top) =>
    symlinkSync(target, join(top, at));

const absolute = 'which is no path relative to the repository';
const climbs = 'which climbs out of the repository';
const throughLink = 'which leads through a link out of the repository';
const strange = 'which not every system takes for the path of a file';

ruleTest(filesOutside, {
  'a file that is there': fine('src/recipe.ts'),
  'a file that is not there': fine('src/invented.ts'),
  'dots that stay inside': fine('src/../src/./recipe.ts'),
  'dots that lead from one package to another': () => ({
    top: folder({ 'packages/api/.grid/STATE.md': claiming('../web/src/a.ts')['.grid/STATE.md'] ?? '' }),
  }),
  'dots within a name': fine('src/a..b/...c'),
  'letters and pictures of the whole world': fine('Küche/🍲 Rezepte/読む.md'),

  'an absolute path': said('/etc/passwd', '/etc/passwd', absolute),
  'the home of somebody': said('~/recipe.ts', '~/recipe.ts', absolute),
  'a drive': said('C:/Users/ada/recipe.ts', 'C:/Users/ada/recipe.ts', absolute),
  'a drive and backslashes': said('C:\\Windows\\win.ini', 'C:\\Windows\\win.ini', absolute),
  'a share': said('\\\\host\\share\\x', '\\\\host\\share\\x', absolute),
  'a share with slashes': said('//host/share/x', '//host/share/x', absolute),
  'a URL': said('file:///etc/passwd', 'file:///etc/passwd', absolute),
  'a URL of the web': said('https://example.com/x', 'https://example.com/x', absolute),
  'dots that climb out of a root only': said('../src/recipe.ts', '../src/recipe.ts', climbs),
  'dots that climb': said('../../etc/passwd', '../../etc/passwd', climbs),
  'dots that climb later': said('a/../../../b', 'a/../../../b', climbs),
  'a NUL': said('a\0b', 'a\\x00b', strange),
  'a line break': said('a\nb', 'a\\x0ab', strange),
  'a backslash': said('src\\recipe.ts', 'src\\recipe.ts', strange),
  'backslashes that climb': said('..\\..\\etc', '..\\..\\etc', climbs),
  'a device': said('NUL', 'NUL', strange),
  'a device with an ending': said('src/con.md', 'src/con.md', strange),
  'a stream': said('src/a:stream', 'src/a:stream', strange),
  'a dot at the end of a folder': said('src./recipe.ts', 'src./recipe.ts', strange),
  'a blank at the end of a name': said('src/x. ', 'src/x. ', strange),

  'a link that stays inside': fine('lib/recipe.ts', link('src', 'lib')),
  'a link that stays inside, from further down': fine('src/lib/recipe.ts', link('../src', 'src/lib')),
  'a link that is absolute': said('lib/x', 'lib/x', throughLink, link('/etc', 'lib')),
  'a link that climbs': said('lib/x', 'lib/x', throughLink, link('../../etc', 'lib')),
  'a file that is a link to the outside': said('recipe.ts', 'recipe.ts', throughLink, link('/etc/passwd', 'recipe.ts')),
  'a link to itself': said('lib/x', 'lib/x', throughLink, link('lib', 'lib')),
  'a link that leads out, and dots behind it that seem to lead back': fine(
    'lib/../src/recipe.ts',
    link('../../etc', 'lib'),
  ),
});

test('what lies outside is not told by a word', async () => {
  const outside = folder({ there: '', 'folder/x': '' });
  const { top, put } = gitRepository([{ subject: 'feat: a', files }]);
  symlinkSync(outside, join(top, 'lib'));
  symlinkSync(join(outside, 'there'), join(top, 'file'));
  const climbing = relative(top, outside);
  const paths = [outside, climbing].flatMap((to) => [`${to}/there`, `${to}/folder`, `${to}/folder/x`]);
  paths.push('lib', 'lib/there', 'lib/folder/x', 'file');
  put({ '.grid/01-SUMMARY.md': `---\nartifacts_created: ${JSON.stringify(paths)}\n---\n` });
  const said = async () => JSON.stringify(await lint({ cwd: top, now }));
  const before = await said();
  for (const name of ['there', 'folder']) rmSync(join(outside, name), { recursive: true });
  expect(await said()).toBe(before);
  expect(before.match(/"rule":"files\/outside"/g)).toHaveLength(paths.length);
});
