import type { RecoveredFile, RootRecovery } from '../../core/recovery.js';
import { contentOf, isChange } from '../../library/recover/content.js';
import {
  adviceBlocks,
  type BlockLook,
  commandBlocks,
  overviewBlocks,
  rowList,
  sentence,
  sentenceBlocks,
} from '../../reporters/account/markdown.js';
import { groupsOf, isAsItWas, isQuiet, quietLine } from '../../reporters/account/subject.js';
import { type Block, code, fence, folded, paragraph, text } from '../../reporters/markdown/blocks.js';
import type { Section } from '../../reporters/markdown/fitted.js';
import { unifiedDiff } from '../../reporters/unified-diff.js';
import { count } from '../../text/words.js';
import { type RunSubject, ranks } from './subject.js';

const title = 'Recovery suggestions';
const purpose = 'recover';
/** More than so many rows and sentences help nobody on a page. */
const most = { rows: 200, sentences: 20 };
/** Files that are larger are not compared, in bytes: no page has room for what a hostile one makes of it. */
const mostCompared = 256 * 1024;

/** Whether there is something to say of what came of a root. */
export function isTold({ outcome }: RootRecovery): boolean {
  return outcome === 'recovered' || outcome === 'advised' || outcome === 'refused' || outcome === 'broken';
}

/**
 * What is suggested for each broken root: why, what it would be, where every value comes from, the difference, the whole
 * file, and the command that applies it. Long parts are folded away.
 */
export function recoverySections(subject: RunSubject): Section[] {
  return subject.recoveries.filter(isTold).flatMap((recovery) => sectionsOf(recovery, subject));
}

function sectionsOf(recovery: RootRecovery, subject: RunSubject): Section[] {
  const { shown } = subject;
  const { root, reason, files, outcome, advice = [], commands = [] } = recovery;
  const said = isQuiet(recovery) ? quietLine({ recovery, purpose }) : reason;
  const look: BlockLook = { shown, most: most.sentences, left: ', in what agent-state-lint recover shows', depth: 4 };
  const name = paragraph(code(shown(root)), ...(said === undefined ? [] : [text(': '), sentence(said)]));
  return [
    { title, what: 'recovery suggestion', rank: ranks.suggestion, blocks: () => [name] },
    ...only(outcome === 'recovered', commandSection(root, subject)),
    ...only(advice.length > 0, {
      ...{ title, what: 'advice list', rank: ranks.overview, blocks: () => adviceBlocks(recovery, look) },
    }),
    ...files.flatMap((file) => fileSections(file, files.length > 1, look, subject)),
    ...only(commands.length > 0, {
      ...{ title, what: 'command list', rank: ranks.overview },
      blocks: () => commandBlocks({ recovery, purpose }, look),
    }),
  ];
}

const applied = 'To apply it, run at the top of the repository:';
/** What the report of another run proposes is not taken from there by any command. */
const workedOutAnew = 'To have it worked out anew and applied, run at the top of the repository:';

/** What would say nothing is no section, so that nobody misses it. */
const only = (isThere: boolean, section: Section): Section[] => (isThere ? [section] : []);

function fileSections(file: RecoveredFile, isNamed: boolean, look: BlockLook, subject: RunSubject): Section[] {
  const { path, before, text: recovered } = file;
  const isCompared = before !== undefined && subject.isProposalAlone !== true && isChange(file);
  const isTooLarge = Math.max(before?.length ?? 0, recovered.length) > mostCompared;
  const isNew = before === undefined && subject.isProposalAlone !== true;
  const name = isNamed ? [paragraph(code(look.shown(path)), text(isNew ? ' (new)' : ''))] : [];
  const overview = () => [...name, ...overviewBlocks(file, look), ...sentenceBlocks(file, look)];
  const told = file.account.filter((row) => !isAsItWas(row, file, purpose));
  const account = () => accountBlocks({ ...file, account: told }, file.account.length - told.length, look);
  return [
    ...only(file.overview !== undefined || groupsOf(file).length > 0 || isNamed, {
      ...{ title, what: 'overview', rank: ranks.overview, blocks: overview },
    }),
    ...only(file.account.length > 0, { title, what: 'account', rank: ranks.account, blocks: account }),
    ...only(isCompared, {
      ...{ title, what: 'difference', rank: ranks.difference },
      ...(isTooLarge && { least: Number.POSITIVE_INFINITY }),
      blocks: () => difference(file, look.shown),
    }),
    {
      ...{ title, what: 'recovered file', rank: ranks.file, least: recovered.length },
      blocks: () => folded('The whole recovered file', [fence('markdown', recovered)]),
    },
  ];
}

/** @param others how many fields stay as they are */
function accountBlocks(file: RecoveredFile, others: number, look: BlockLook): Block[] {
  const stay = `${count(others, 'field')} ${others === 1 ? 'stays as it is' : 'stay as they are'}`;
  return folded('Where every value comes from', [
    ...rowList(file, { ...look, most: most.rows }),
    ...(others > 0 ? [paragraph(text(stay))] : []),
  ]);
}

function difference(file: RecoveredFile, shown: (path: string) => string): Block[] {
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.before);
  const after = contentOf(file);
  const areAlike = before.includes('\r\n') && after.includes('\r\n'); // what both have is no difference
  const lines = (text: string) => (areAlike ? text.replaceAll('\r\n', '\n') : text);
  const changed = { path: shown(file.path), before: lines(before), after: lines(after) };
  return folded('What would change', [fence('diff', unifiedDiff([changed], false))]);
}

function commandSection(root: string, { recoverCommand, isProposalAlone }: RunSubject): Section {
  const command = recoverCommand(root);
  const how =
    command === undefined
      ? [paragraph(text('No command is given: the name of the folder is not one to be typed.'))]
      : [paragraph(text(isProposalAlone ? workedOutAnew : applied)), fence('sh', command)];
  return { title, what: 'command', rank: ranks.suggestion, blocks: () => how };
}
