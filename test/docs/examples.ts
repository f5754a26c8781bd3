import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';
import { hivemind, hivemindFiles } from '../support/hivemind.js';
import { mission } from '../support/mission.js';

const languages = ['yaml', 'markdown', 'json', 'text', 'xxd', 'diff'] as const;

/** A fenced block of a rule's page. */
export interface Example {
  /**
   * `yaml`: merged into the healthy mission, up to a comment that names the path of a file beside it: what follows is
   * that file, up to the next such comment.
   * `markdown`: a whole STATE.md. `json`: a whole JSON file. `text`: the paths of all files, a line each. `xxd`: the
   * bytes of a STATE.md, as xxd prints them. `diff`: what a commit made of STATE.md; see changes.ts.
   */
  readonly language: (typeof languages)[number];
  /**
   * What stands behind the language names a file of the healthy Hivemind root (`json state/delegations.json`): JSON is
   * merged into it, lists item by item; text in any other language is the whole file, be it there otherwise or not.
   */
  readonly file?: string | undefined;
  readonly text: string;
}

/** What git was asked on a page, and what it said. */
export interface GitExample {
  readonly args: readonly string[];
  readonly said: string;
}

/** What the blocks of a page in the language `console` show of git, in order. */
export function gitExamplesOf(page: string): GitExample[] {
  const blocks = parse(page).flatMap((node) => (node.type === 'code' && node.lang === 'console' ? [node.value] : []));
  return blocks.flatMap((block) =>
    block.split(/^\$ git /m).flatMap((shown) => {
      const [command = '', ...lines] = shown.split('\n');
      return command === '' ? [] : [{ args: command.split(' '), said: lines.join('\n').trimEnd() }];
    }),
  );
}

/** The examples below a heading of a page, in order. A block in another language is no example. */
export function examplesOf(page: string, heading: string): Example[] {
  const children = parse(page);
  const from = children.findIndex((node) => node.type === 'heading' && textOf(node) === heading);
  if (from < 0) return [];
  const below = children.slice(from + 1);
  const to = below.findIndex((node) => node.type === 'heading');
  return below.slice(0, to < 0 ? undefined : to).flatMap((node) => {
    const language = languages.find((one) => node.type === 'code' && node.lang === one);
    if (!language || node.type !== 'code') return [];
    return [{ language, text: `${node.value}\n`, file: node.meta ?? undefined }];
  });
}

const parse = (page: string) => unified().use(remarkParse).parse(page).children;

/** The repository that an example shows. */
export function filesOf(example: Example): Readonly<Record<string, string | Uint8Array>> {
  const { file, language, text } = example;
  if (file !== undefined) return hivemind({ [file]: language === 'json' ? mergedJson(file, text) : text }).files;
  if (example.language === 'xxd') return { '.grid/STATE.md': bytesOf(example.text) };
  if (example.language === 'text') {
    const paths = example.text.split('\n').filter((path) => path !== '');
    return Object.fromEntries(paths.map((path) => [path, '']));
  }
  // `# .grid/BLOCKERS.md` on a line of its own: what follows is that file.
  const [first = '', ...named] = example.text.split(/^# (\.grid\/\S+)\n/m);
  if (named.length > 0) {
    const files = Array.from({ length: named.length / 2 }, (_, at) => named.slice(2 * at, 2 * at + 2));
    return {
      '.grid/STATE.md': first === '' ? mission : stateOf({ ...example, text: first }),
      ...Object.fromEntries(files),
    };
  }
  return { '.grid/STATE.md': stateOf(example), '.grid/CHECKPOINT.md': '---\ntype: decision\n---\n' };
}

/** A file of the healthy Hivemind root, with what an example shows of it. */
export function mergedJson(file: string, text: string): string {
  const merged = mergeJson(JSON.parse(hivemindFiles[file] ?? 'null'), JSON.parse(text));
  return `${JSON.stringify(merged, null, 2)}\n`;
}

/** Maps merge by key and lists by place; everything else replaces what stood there, and null removes it. */
function mergeJson(there: unknown, shown: unknown): unknown {
  if (Array.isArray(there) && Array.isArray(shown)) {
    return [...shown.map((item, index) => mergeJson(there[index], item)), ...there.slice(shown.length)];
  }
  if (!isRecord(there) || !isRecord(shown)) return shown;
  const merged = { ...there };
  for (const [key, value] of Object.entries(shown)) {
    if (value === null) delete merged[key];
    else merged[key] = mergeJson(there[key], value);
  }
  return merged;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The STATE.md that an example shows. */
export function stateOf({ language, text }: Example): string {
  if (language !== 'yaml') return text;
  const [, frontMatter = '', body = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(mission) ?? [];
  // Without a schema, every scalar is text, and is written back as it was: `69e4958` stays `69e4958`.
  const options = { schema: 'failsafe', uniqueKeys: false, version: '1.2' } as const;
  const state = parseDocument(frontMatter, options);
  const fragment = parseDocument(text, options);
  if (!isMap(state.contents) || !isMap(fragment.contents)) throw new Error(`an example is no mapping: ${text}`);
  merge(state.contents, fragment.contents);
  return `---\n${state.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n${body}`;
}

/** Each line has an offset, bytes in hexadecimal up to column 50, and the same as text. */
function bytesOf(dump: string): Uint8Array {
  const hex = dump.split('\n').map((line) => line.slice(10, 50).replaceAll(' ', ''));
  return Buffer.from(hex.join(''), 'hex');
}

/** Maps merge; everything else replaces what stood there. */
function merge(into: YAMLMap, from: YAMLMap): void {
  for (const pair of from.items) {
    const there = into.items.find(({ key }) => isScalar(key) && isScalar(pair.key) && key.value === pair.key.value);
    if (there && isMap(there.value) && isMap(pair.value)) merge(there.value, pair.value);
    else if (there) there.value = pair.value;
    else into.items.push(pair);
  }
}
