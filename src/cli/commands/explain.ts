import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '../../index.js';
import { ruleUrl } from '../../lint/finding.js';
import { checkRule } from '../../lint/rule-choice.js';
import type { AddCommand } from '../add-command.js';
import { type ExitStatus, exitStatus } from '../exit-status.js';
import type { Io } from '../io.js';
import { say } from '../say.js';

export const addExplain: AddCommand = (program, io, end) => {
  program
    .command('explain')
    .argument('<rule>', 'its id, as findings show it')
    .description('print the page about a rule')
    .action(async (id: string) => end(await explain(id, io)));
};

async function explain(id: string, io: Io): Promise<ExitStatus> {
  checkRule(
    id,
    rules().map((rule) => rule.id),
  );
  const page = readPage(id);
  // The comments are marks for the script that keeps the head of the page up to date.
  const text = page.replace(/^<!--[^\n]{0,200}-->\r?\n/gm, '').replace(/(?:\r?\n){3,}/g, '\n\n');
  await say(io.stdout, withWholeLinks(text.trimStart(), ruleUrl(id)), io.env);
  return exitStatus.clean;
}

/** Where the page is read now, nothing lies beside it. */
function withWholeLinks(page: string, url: string): string {
  return page.replace(
    /\]\((?=\.{0,2}[\w/])(?!https?:)([^()\s]{1,200})\)/g,
    (_, to: string) => `](${new URL(to, url).href})`,
  );
}

/** `docs/` is two folders above the bundle's chunks, and three above this file. Higher up, all is somebody else's. */
function readPage(id: string): string {
  for (const up of ['../..', '../../..']) {
    try {
      return readFileSync(join(import.meta.dirname, up, 'docs/rules', `${id}.md`), 'utf8');
    } catch {
      // not there
    }
  }
  throw new Error(`the page about ${id} is missing in this installation`);
}
