import type { Finding } from '../../core/finding.js';
import { product } from '../../core/product.js';
import { sentence } from '../../reporters/account/markdown.js';
import { type Block, code, heading, paragraph, text } from '../../reporters/markdown/blocks.js';
import { findingList } from '../../reporters/markdown/findings.js';
import { fitted, type Section } from '../../reporters/markdown/fitted.js';
import { headBlocks, quoted } from '../../reporters/markdown/page.js';
import { isTold, recoverySections } from '../pages/recovery.js';
import { consequence, left, linksOf, type RunSubject, ranks } from '../pages/subject.js';
import { noteSection, uncheckedSections } from '../pages/unchecked.js';
import { marker } from './marker.js';

/** What a comment on a pull request tells of. */
export interface CommentSubject extends RunSubject {
  /** Tells the comments of several steps apart. */
  readonly key: string;
  /** The page of the run. */
  readonly runUrl?: string | undefined;
}

/** GitHub takes no more, in characters; these are UTF-16 units, which are never fewer. */
const longest = 65_536;
const mostFindings = 25;

/**
 * The comment on a pull request in which something is wrong: the verdict, the worst findings, and what is suggested for
 * what is broken. It begins with its marker, and is never longer than GitHub takes: parts are left out as a whole, and
 * it is said how many.
 */
export function commentBody(subject: CommentSubject): string {
  const { linted } = subject;
  const findings = () => {
    const worst = changedFirst(linted.report.findings, subject);
    return findingList(worst, { shown: subject.shown, most: mostFindings, left, ...linksOf(subject) });
  };
  return bodyOf(subject, [
    { what: 'verdict', rank: ranks.head, blocks: () => headBlocks(linted, consequence(subject)) },
    noteSection(subject),
    { what: 'finding list', rank: ranks.worst, blocks: findings },
    ...recoverySections(subject),
    ...uncheckedSections(subject),
  ]);
}

/** The same comment once all is mended. */
export function allClear(subject: CommentSubject): string {
  const head = headBlocks(subject.linted, consequence(subject), 'All clear: nothing found');
  return bodyOf(subject, [
    { what: 'verdict', rank: ranks.head, blocks: () => head },
    noteSection(subject),
    ...uncheckedSections(subject),
  ]);
}

/** Whether a comment has anything to say: something was found, or is suggested. */
export function isWorthAComment({ linted, recoveries }: Pick<CommentSubject, 'linted' | 'recoveries'>): boolean {
  return linted.report.findings.length > 0 || recoveries.some(isTold);
}

/** The same comment where nothing could be linted: what it said before may not be so any more. */
export function nothingLinted(
  subject: Pick<CommentSubject, 'key' | 'runUrl' | 'sha'>,
  reasons: readonly string[],
): string {
  const { sha } = subject;
  const at = sha === undefined ? [] : [text(' at '), code(sha.slice(0, 7))];
  const blocks = () => [
    heading(2, product.name),
    paragraph({ type: 'strong', children: [text('Nothing could be linted')] }, ...at, text(': the step fails')),
    ...reasons.map((reason) => paragraph(sentence(reason))),
  ];
  return bodyOf(subject, [{ what: 'verdict', rank: ranks.head, blocks }]);
}

function bodyOf({ key, runUrl }: Pick<CommentSubject, 'key' | 'runUrl'>, sections: readonly Section[]): string {
  const mark = `${marker(key)}\n\n`;
  const page = (title: string): Block[] =>
    runUrl === undefined ? [] : [paragraph({ type: 'link', url: runUrl, children: [text(title)] })];
  const room = {
    most: longest - mark.length,
    sizeOf: (one: string) => one.length,
    why: `a comment holds no more than ${longest} characters`,
  };
  return (
    mark + fitted(sections, [quoted, ...page('The run: its summary has room for more, and its log has all')], room)
  );
}

/** What is equally bad is told first where the pull request changes its file. */
function changedFirst(findings: readonly Finding[], { changedFiles }: CommentSubject): readonly Finding[] {
  if (!changedFiles) return findings;
  const isChanged = ({ path }: Finding) => changedFiles.has(path);
  return [...findings.filter(isChanged), ...findings.filter((finding) => !isChanged(finding))];
}
