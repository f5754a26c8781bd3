import { gitRepository, type TestRepository } from '../support/git.js';
import { hivemind } from '../support/hivemind.js';
import { type Example, mergedJson, stateOf } from './examples.js';

/**
 * What a block in the language `diff` shows: lines of a commit message, then a change. Each side of it is merged into
 * the healthy mission; a side without lines is a STATE.md that is not there. With the name of a file behind the language,
 * each side is merged into that file of the healthy Hivemind root, or is the whole of it where it is no JSON.
 */
export function repositoryOf(example: Example): { readonly repository: TestRepository; readonly base: string } {
  const { text, file } = example;
  const lines = text.trimEnd().split('\n');
  const from = lines.findIndex((line) => /^[-+ ]/.test(line));
  const [subject = 'docs: state', ...body] = lines.slice(0, from);
  const changed = lines.slice(from);
  const side = (marks: RegExp) => changed.filter((line) => marks.test(line)).map((line) => `${line.slice(1)}\n`);
  const [before, after] = [/^[- ]/, /^[+ ]/].map((marks) => {
    const fragment = side(marks).join('');
    if (fragment === '') return undefined;
    return file === undefined ? stateOf({ language: 'yaml', text: fragment }) : fileOf(file, fragment);
  });
  const path = file === undefined ? '.grid/STATE.md' : `.hivemind/${file}`;
  const beside = file === undefined ? { '.grid/WARMTH.md': 'gotchas: []\n' } : hivemind().files;
  const repository = gitRepository();
  const base = repository.commit({ subject: 'base', files: { ...beside, ...(before && { [path]: before }) } });
  const files = after === undefined ? { remove: [path] } : { files: { [path]: after } };
  repository.commit({ subject, body: body.join('\n').trim(), ...files });
  return { repository, base };
}

function fileOf(file: string, fragment: string): string {
  return file.endsWith('.json') ? mergedJson(file, fragment) : fragment;
}
