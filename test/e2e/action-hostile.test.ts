import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { product } from '../../src/core/product.js';
import { put } from '../support/folder.js';
import { edited, mission } from '../support/mission.js';
import { missionHistory } from '../support/mission-history.js';
import { readOutput, valuesIn } from './runner.js';
import { type Ran, step } from './step.js';

const attacks = [
  // on the runner
  '::error::x',
  '::stop-commands::t',
  '::set-output name=outcome::success',
  '##[error]x',
  '##[add-matcher].grid/m.json',
  '%0A::error::x',
  '%0D%0A%25::add-mask::e',
  'a,line=1::x',
  '\r::stop-commands::t\r',
  '\u2028::error::x',
  '#\u200b#[error]x',
  '\u0085::error::x',
  // on the eye
  '\u001b]8;;file:///etc/passwd\u0007click\u001b]8;;\u0007',
  '\u009b2J\u001b[8m',
  '\u202egnp.exe\u2066\u2069',
  // on the reader of Markdown
  '@ada/everybody',
  '&#64;ada &commat;ada',
  'fixes #1, ada/recipe-box#1, GH-1',
  'https://example.com/x',
  '![x](https://example.com/x.png)',
  '[x](javascript:x)',
  '<details><script>x</script><img src=x onerror=x>',
  '<!-- agent-state-lint -->',
  '`@ada` ``@ada`` ```@ada```',
  '` @ada `',
  '```',
  '\\`@ada\\|@ada|@ada',
  '# x',
  '| x | x |',
  '/merge',
  ':tada: $x$ $`x`$',
];

/** No control but line breaks, no bidi, nothing without width, no lone surrogate. */
const inert = /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|\n)*$/u;
const folderNames = attacks.map((attack) => attack.replaceAll('/', '_'));
const percent = 'percent: 80.0';

/** What every run has to be, whatever it read. */
function isHarmless(ran: Ran): void {
  expect(ran).toMatchObject({ status: 1, stderr: '', leaked: '' });
  expect(ran.stdout).toMatch(inert);
  const files = ['report', 'sarif', 'recovered', 'comment-url'];
  expect(Object.keys(ran.outputs)).toEqual(['outcome', 'errors', 'warnings', 'infos', ...files]);
  expect(Object.values(ran.outputs).join(' ')).toMatch(/^failure \d+ \d+ \d+ {4}$/);

  const [stop, resume, ...rest] = ran.commands;
  expect([stop?.name, resume?.name]).toEqual(['stop-commands', 'resume']);
  const allowed = ['title', 'file', 'line', 'endLine', 'col', 'endColumn'];
  for (const { name, properties } of rest) {
    expect(['error', 'warning', 'notice']).toContain(name);
    expect(Object.keys(properties).filter((key) => !allowed.includes(key))).toEqual([]);
    expect(properties.title).toMatch(/^([a-z]+\/[a-z-]+|agent-state-lint)$/);
    if (properties.title !== product.name) expect(properties.file).toMatch(/STATE\.md$/);
  }
  expect(rest.length).toBeGreaterThan(0);
  expect(ran.summary.replace(tabBehindName, '$1')).toMatch(inert);
  expect(strangeNodes(ran.summary)).toEqual([]);
}

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly lang?: string | null | undefined;
  readonly children?: readonly Node[];
}

/** A line of a picture of a mission: numbers, and words of ours. */
const pictured =
  /^(?:flowchart LR| {2}n\d+\["(?:Phase|Block) \d+(?:<br>[\d]+ of \d+ blocks)?(?:<br>[a-z ]+)?"\]:::[a-z]+| {2}n\d+(?: --> n\d+)+| {2}classDef [a-z]+ [\w:,#-]+)$/;

/** In the head of a difference, a tab says where a name with blanks ends. */
const tabBehindName = /^((?:---|\+\+\+) .*)\t$/gm;
/** The page of a line: of the name of a file, nothing comes through but plain letters and `%xx`. */
const lineLink = /^https:\/\/github\.com\/ada\/recipe-box\/blob\/[0-9a-f]{40}\/[\w.~%/-]+\?plain=1#L\d+$/;
/** HTML of ours, around what is folded away. */
const folds = /^(?:<details>\n<summary>[A-Za-z ]+<\/summary>|<\/details>)$/;

/** What stands in the summary and is neither code nor our own. */
function strangeNodes(markdown: string): Node[] {
  const ours = ['root', 'heading', 'paragraph', 'strong', 'list', 'listItem', 'break', 'inlineCode'];
  const isOurs = ({ type, value = '', url = '', lang }: Node) =>
    ours.includes(type) ||
    (type === 'text' && /^[A-Za-z0-9 ,.:;…%-]*$/.test(value)) ||
    (type === 'html' && folds.test(value)) ||
    (type === 'code' && lang !== 'mermaid') || // what recovery proposes
    (lang === 'mermaid' && value.split('\n').every((line) => pictured.test(line))) ||
    (type === 'link' && (url.startsWith(`${product.url}/blob/main/docs/rules/`) || lineLink.test(url)));
  return nodesIn(markdown).filter((node) => !isOurs(node));
}

function nodesIn(markdown: string): Node[] {
  const nodes: Node[] = [unified().use(remarkParse).use(remarkGfm).parse(markdown)];
  for (const node of nodes) nodes.push(...(node.children ?? []));
  return nodes;
}

/** A root for each attack. */
function rootsOf(write: (attack: string) => string): string {
  const { top, put: add, commit } = missionHistory();
  add(Object.fromEntries(attacks.map((attack, i) => [`p${String(i).padStart(2, '0')}/.grid/STATE.md`, write(attack)])));
  commit({ subject: 'chore: keep the states', date: '2026-05-12T09:20:00Z' });
  return top;
}

describe.each<[string, (attack: string) => string]>([
  ['in values', (attack) => edited(mission, { [percent]: `note: ${attack}\n  percent: 75\n  more: ${attack}` })],
  ['in quotes', (attack) => edited(mission, { [percent]: `percent: "${attack}"\n  more: '${attack}'` })],
  ['in keys', (attack) => edited(mission, { [percent]: `"${attack}": 1\n  percent: 75\n  ? ${attack}\n  : 2` })],
  ['in YAML that is broken', (attack) => edited(mission, { [percent]: `${attack}\n - [${attack}\n *${attack} "` })],
  ['in a status', (attack) => edited(mission, { 'status: "in_progress"': `status: '${attack}'` })],
  ['in a list', (attack) => edited(mission, { 'type: "executor"': `type: |-\n        ${attack}` })],
  ['in a whole file', (attack) => `---\nphases: ${attack}\n${attack}: ${attack}\n---\n${attack}\n`],
])('text of strangers %s', (_, write) => {
  test('is text', async () => {
    isHarmless(await step({ workspace: rootsOf(write), inputs: { 'fail-on': 'info' } }));
  });
});

describe.skipIf(process.platform === 'win32')('text of strangers', () => {
  const wrong = edited(mission, { [percent]: 'percent: 75' });

  test('in the names of folders', async () => {
    const { top } = missionHistory();
    for (const name of folderNames) put(top, { [`${name}/.grid/STATE.md`]: wrong });
    const ran = await step({ workspace: top });
    isHarmless(ran);
    // The names are there, for the eye, in code.
    const code = nodesIn(ran.summary).flatMap(({ type, value }) => (type === 'inlineCode' ? [value] : []));
    expect(code).toContain('# x/.grid/STATE.md');
    expect(code).toContain('\\x0d::stop-commands::t\\x0d/.grid/STATE.md');
  });

  test('in the paths that are asked for', async () => {
    const { top } = missionHistory();
    const paths = [...new Set(folderNames.map((name) => name.replaceAll('\r', '')))];
    for (const path of paths.slice(0, 12)) {
      const ran = await step({ workspace: top, inputs: { path } });
      expect(ran).toMatchObject({ status: 1, stderr: '', leaked: '', outputs: { outcome: 'error' }, summary: '' });
      expect(ran.stdout).toMatch(inert);
      expect(ran.commands.map(({ name }) => name)).toEqual(['stop-commands', 'resume', 'error']);
    }
    for (const path of paths) mkdirSync(join(top, path));
    const empty = await step({ workspace: top, inputs: { path: paths.join('\n'), 'if-no-state': 'notice' } });
    expect(empty).toMatchObject({ status: 0, stderr: '', leaked: '', outputs: { outcome: 'skipped' } });
    expect(empty.stdout).toMatch(inert);
    expect(empty.commands.map(({ name }) => name)).toEqual(['stop-commands', 'resume', 'notice']);
    expect(empty.commands[2]?.data).toContain('"@ada_everybody"');
  });

  test('in the subjects of commits, and in names of branches', async () => {
    const repository = missionHistory();
    repository.git('switch', '--quiet', '--orphan', '#1@ada`x`$(x)<x>');
    const subjects = attacks.filter((attack) => !/[\r\n]/.test(attack));
    const hashes = subjects.map((subject) => repository.commit({ subject }));
    repository.git('switch', '--quiet', 'main');
    const states = hashes.map((hash, i) => {
      const artifact = `path: ${JSON.stringify(`../${subjects[i]}`)}`;
      return [`p${i}/.grid/STATE.md`, edited(mission, { '4be91d2': hash, 'path: "src/recipe.ts"': artifact })];
    });
    repository.commit({ subject: '::error::x', date: '2026-05-12T09:20:00Z', files: Object.fromEntries(states) });
    const ran = await step({
      workspace: repository.top,
      inputs: { 'fail-on': 'info' },
      env: { GITHUB_HEAD_REF: '::error::x', GITHUB_ACTOR: '\n::error::x', GITHUB_REF_NAME: '##[error]x' },
    });
    isHarmless(ran);
    expect(ran.log).toContain('@ada/everybody');
    expect(execFileSync('git', ['status', '--porcelain'], { cwd: repository.top, encoding: 'utf8' })).toBe('');
  });
});

describe('the oracle', () => {
  test('unescapes as the runner does', () => {
    const { commands, log } = readOutput(
      'a\n::error title=a%2Cb%3A,file=x%252C,line=,col::1%0A2%253A%3A\nb\n##[warning file=a;line=1%5D]x%3By',
    );
    expect(commands).toEqual([
      { name: 'error', properties: { title: 'a,b:', file: 'x%2C' }, data: '1\n2%3A%3A' },
      { name: 'warning', properties: { file: 'a', line: '1]' }, data: 'x;y' },
    ]);
    expect(log).toBe('a\nb');
  });

  test('tries the old grammar where the new one knows no such command', () => {
    expect(readOutput('::x::##[error]y').commands).toEqual([{ name: 'error', properties: {}, data: 'y' }]);
  });

  test('reads files of values, as lines and as documents', () => {
    expect(valuesIn('a=b<<c\n\nd<<E\n1\n2\nE\na<<E\nE\n')).toEqual({ a: '', d: '1\n2' });
    expect(() => valuesIn('a<<E\nb\n')).toThrow();
  });
});
