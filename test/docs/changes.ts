import { gitRepository, type TestRepository } from '../support/git.js';
import { type Example, stateOf } from './examples.js';

/**
 * What a block in the language `diff` shows: lines of a commit message, then a change. Each side of it is merged into
 * the healthy mission; a side without lines is a STATE.md that is not there.
 */
export function repositoryOf({ text }: Example): { readonly repository: TestRepository; readonly base: string } {
  const lines = text.trimEnd().split('\n');
  const from = lines.findIndex((line) => /^[-+ ]/.test(line));
  const [subject = 'docs: state', ...body] = lines.slice(0, from);
  const changed = lines.slice(from);
  const side = (marks: RegExp) => changed.filter((line) => marks.test(line)).map((line) => `${line.slice(1)}\n`);
  const [before, after] = [/^[- ]/, /^[+ ]/].map((marks) => {
    const fragment = side(marks).join('');
    return fragment === '' ? undefined : stateOf({ language: 'yaml', text: fragment });
  });
  const beside = { '.grid/WARMTH.md': 'gotchas: []\n' };
  const repository = gitRepository();
  const base = repository.commit({ subject: 'base', files: { ...beside, ...(before && { [path]: before }) } });
  const files = after === undefined ? { remove: [path] } : { files: { [path]: after } };
  repository.commit({ subject, body: body.join('\n').trim(), ...files });
  return { repository, base };
}

const path = '.grid/STATE.md';
