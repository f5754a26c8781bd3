import { describe, expect, test } from 'vitest';
import { GitHubTree } from '../../../src/action/gate/github-tree.js';
import { connect } from '../../../src/action/github/connect.js';
import { type FakeGitHub, fakeGitHub } from '../../support/github/server.js';
import type { Files } from '../../support/github/state.js';

const sha = 'b'.repeat(40);
const token = 'ghs_secret';

async function treeOf(files: Files, setting: { readonly token?: string } = {}) {
  const github = await fakeGitHub({ files: { [sha]: files }, ...setting });
  const repository = { owner: github.owner, repo: github.repo };
  const connected = await connect({ token, env: { GITHUB_API_URL: github.url }, repository });
  if (!connected) throw new Error('it is not connected');
  return { github, tree: new GitHubTree(connected, sha, 'bbbbbbb') };
}

const paths = ({ requests }: FakeGitHub) =>
  requests.map(({ path }) => decodeURIComponent(path.split('/contents/')[1] ?? ''));
const text = (read: { ok: boolean; bytes?: Uint8Array }) =>
  read.bytes ? Buffer.from(read.bytes).toString() : undefined;
const large = `${'é'.repeat(600_000)}\n`;

const files: Files = {
  'agent-state-lint.yaml': 'rules: {}\n',
  'apps/shop/a b#?.json': '{}\n',
  'apps/link': { target: '../agent-state-lint.yaml' },
  'apps/folder': { target: 'shop' },
  'apps/odd': new Uint8Array([0xff, 0xfe, 0x00]),
  large,
};

describe('what is there', () => {
  test('is listed by folders, each asked for once', async () => {
    const { tree, github } = await treeOf(files);
    const names = async (folder: string) => (await tree.list(folder)).map(({ name, kind }) => `${name} ${kind}`);
    expect(await names('')).toEqual(['agent-state-lint.yaml file', 'apps directory', 'large file']);
    expect(await names('apps')).toEqual(['folder link', 'link link', 'odd file', 'shop directory']);
    expect(await names('apps/shop')).toEqual(['a b#?.json file']);
    expect(await names('apps/link')).toEqual([]);
    expect(await names('apps/folder')).toEqual([]);
    expect(await names('apps/nothing/at/all')).toEqual([]);
    expect(await names('agent-state-lint.yaml')).toEqual([]);
    expect(paths(github)).toEqual(['', 'apps', 'apps/shop']);
    expect(new Set(github.requests.map(({ query }) => query.ref))).toEqual(new Set([sha]));
  });

  test.each([
    ['agent-state-lint.yaml', 'rules: {}\n'],
    ['apps/shop/a b#?.json', '{}\n'],
    ['large', large],
  ])('is read, byte for byte: %s', async (path, content) => {
    const { tree, github } = await treeOf(files);
    expect(text(await tree.read(path, 2_000_000))).toBe(content);
    expect(text(await tree.read(path, 3_000_000))).toBe(content);
    expect(paths(github).filter((asked) => asked === path)).toEqual([path]);
  });

  test('is read though it is no text', async () => {
    const { tree } = await treeOf(files);
    expect(await tree.read('apps/odd', 3)).toMatchObject({ ok: true, bytes: Buffer.from([0xff, 0xfe, 0x00]) });
  });

  test('and too large is not asked for', async () => {
    const { tree, github } = await treeOf(files);
    expect(await tree.read('large', 1_200_000)).toEqual({ ok: false, refusal: 'too-large' });
    expect(await tree.read('apps/odd', 2)).toEqual({ ok: false, refusal: 'too-large' });
    expect(paths(github)).toEqual(['', 'apps']);
  });
});

test.each([
  ['nothing', 'missing'],
  ['apps/nothing', 'missing'],
  ['nothing/a', 'missing'],
  ['agent-state-lint.yaml/a', 'missing'],
  ['apps', 'not-a-file'],
  ['', 'not-a-file'],
  ['apps/link', 'link'],
  ['apps/folder', 'link'],
  ['apps/folder/a b#?.json', 'link'],
])('%j is %s, and not asked for', async (path, refusal) => {
  const { tree, github } = await treeOf(files);
  expect(await tree.read(path, 1000)).toEqual({ ok: false, refusal });
  expect(paths(github).filter((asked) => asked === path && asked !== '' && asked !== 'apps')).toEqual([]);
});

describe('what GitHub may answer', () => {
  const entry = (more: object) => ({ name: 'sub', type: 'file', size: 0, sha, ...more });
  const isOurs = [
    { git_url: 'https://api.github.com/repos/a/b/git/trees/c', download_url: null },
    { type: 'submodule' },
  ];

  test.each(isOurs)('a submodule, which is a folder that holds nothing: %j', async (more) => {
    const { tree, github } = await treeOf(files);
    github.fail('repos/get-content', { status: 200, body: [entry(more)], times: 1 });
    expect(await tree.list('')).toMatchObject([{ name: 'sub', kind: 'directory' }]);
    expect(await tree.read('sub', 10)).toEqual({ ok: false, refusal: 'not-a-file' });
  });

  test('a thousand entries, of which there may be more', async () => {
    const { tree, github } = await treeOf(files);
    const body = Array.from({ length: 1000 }, (_, index) => entry({ name: `f${index}` }));
    github.fail('repos/get-content', { status: 200, body });
    await expect(tree.list('')).rejects.toThrow(
      'GitHub lists 1000 entries of a folder at most, and the repository may have more',
    );
    await expect(tree.read('agent-state-lint.yaml', 9)).rejects.toThrow('lists 1000 entries');
  });

  test.each([
    ['an object', { type: 'file' }],
    ['a list of other things', [1]],
    ['nothing', []],
  ])('%s', async (what, body) => {
    const { tree, github } = await treeOf(files);
    github.fail('repos/get-content', { status: 200, body });
    if (what === 'nothing') expect(await tree.list('')).toEqual([]);
    else
      await expect(tree.list('')).rejects.toThrow(
        'GitHub gave an answer that is not understood, when asked for the repository',
      );
  });

  test.each([
    ['another text', { encoding: 'base64', content: 'AAAA' }],
    ['no text', { encoding: 'none', content: '' }],
    ['a folder', []],
  ])('%s instead of a file', async (_, body) => {
    const { tree, github } = await treeOf(files);
    await tree.list('');
    github.fail('repos/get-content', { status: 200, body });
    await expect(tree.read('agent-state-lint.yaml', 99)).rejects.toThrow(
      'GitHub gave an answer that is not understood, when asked for agent-state-lint.yaml',
    );
  });

  test('nothing, for the commit is not there', async () => {
    const { github } = await treeOf(files);
    const connected = await connect({ token, env: { GITHUB_API_URL: github.url }, repository: github });
    const tree = connected && new GitHubTree(connected, 'c'.repeat(40), 'ccccccc');
    await expect(tree?.list('')).rejects.toThrow(
      /^GitHub said 404: .*\(the job needs the permission "contents: read"\)$/,
    );
  });

  test('no, and why, without the token', async () => {
    const { tree, github } = await treeOf(files, { token: 'another' });
    await expect(tree.read('agent-state-lint.yaml', 99)).rejects.toThrow('GitHub said 401: Bad credentials');
    await expect(tree.list('apps')).rejects.toThrow(/^(?!.*ghs_secret)/);
    expect(github.requests).toHaveLength(1);
  });
});
