import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PullRequest } from '../../../src/action/event.js';
import type { SuggestionSubject } from '../../../src/action/suggestions/plan.js';
import { fix, lint } from '../../../src/index.js';
import { gitRepository } from '../../support/git.js';
import type { PullFile } from '../../support/github/state.js';
import { now } from '../../support/mission.js';

export const path = '.grid/STATE.md';

/** The pull request that a fake has when nothing is said of it. */
export const pull: PullRequest = {
  ...{ number: 1, baseSha: 'b'.repeat(40), baseRef: 'main', headSha: 'a'.repeat(40) },
  ...{ headRepository: 'ada/recipe-box', isFork: false },
};

export interface Proposed {
  /** What was linted there. */
  readonly subject: SuggestionSubject;
  /** What it changes, as GitHub tells of it. */
  pullFiles(): PullFile[];
  /** Its STATE.md with all safe repairs made. */
  readonly repaired: string;
}

/** A pull request that makes another STATE.md of one, in a real repository. Without a text before, it is a new file. */
export function proposing(before: string | undefined, after: string): Promise<Proposed> {
  const key = JSON.stringify([before, after]);
  const known = proposals.get(key) ?? proposed(before, after);
  proposals.set(key, known);
  return known;
}

const proposals = new Map<string, Promise<Proposed>>();

async function proposed(before: string | undefined, after: string): Promise<Proposed> {
  const repository = gitRepository([
    { subject: 'docs: base', files: { 'README.md': 'box\n', ...(before !== undefined && { [path]: before }) } },
    { subject: 'docs: head', files: { [path]: after } },
  ]);
  const difference = repository.git('diff', '--no-color', 'HEAD~', 'HEAD', '--', path);
  const patch = difference.slice(difference.indexOf('\n@@') + 1);
  const options = { cwd: repository.top, now, only: ['schema/', 'syntax/', 'grid/time-zone'] };
  const { report, sources } = await lint(options);
  await fix({ ...options, write: true });
  return {
    subject: { findings: report.findings, sources },
    pullFiles: () => [{ filename: path, status: before === undefined ? 'added' : 'modified', patch }],
    repaired: readFileSync(join(repository.top, path), 'utf8'),
  };
}

/** The lines that a suggestion puts in, as GitHub reads them out of its body. */
export function suggestedBy(body: string): string[] {
  const [, , inside = ''] = /^(`{3,})suggestion\n([\s\S]*?)^\1$/m.exec(body) ?? [];
  return inside.split('\n').slice(0, -1);
}

/** A text after somebody has clicked on all of some suggestions: the line breaks stay what they are in the file. */
export function clicked(
  text: string,
  comments: readonly { readonly line: number | null; readonly startLine: number | null; readonly body: string }[],
): string {
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(lineBreak);
  for (const { line, startLine, body } of [...comments].sort((a, b) => (b.line ?? 0) - (a.line ?? 0))) {
    const first = startLine ?? line ?? 0;
    lines.splice(first - 1, (line ?? 0) - first + 1, ...suggestedBy(body));
  }
  return lines.join(lineBreak);
}
