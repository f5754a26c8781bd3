import type { Finding } from '../../core/finding.js';
import { product } from '../../core/product.js';
import { type Block, code, fence, list, markdownOf, paragraph, text } from '../../reporters/markdown/blocks.js';
import { digest } from '../../text/digest.js';
import { count } from '../../text/words.js';
import { marker } from '../comment/marker.js';

/** Longer ones nobody reads through before the click. Lines in UTF-16 units. */
const most = { lines: 30, line: 1000, findings: 5 };

/**
 * Lines as GitHub puts them in with a click. What stands there is what is put in, letter by letter: where a reader could
 * not see all of it, or a program could take it for something else, there is no such block.
 * @param lines without line breaks; none, to have lines deleted
 */
export function suggestionBlock(lines: readonly string[]): Block | undefined {
  if (lines.length > most.lines || lines.some((line) => line.length > most.line)) return undefined;
  if (lines.length === 1 && lines[0] === '') return undefined; // written as Markdown, that is no line at all
  const block = fence('suggestion', lines.map((line) => `${line}\n`).join(''));
  return block.type === 'code' && block.value === lines.join('\n') ? block : undefined;
}

/** What a comment beside some lines begins with, unseen: stays the same while the findings and what is suggested do. */
export function suggestionMarker(findings: readonly Finding[], lines: readonly string[]): string {
  const fingerprints = findings.map(({ fingerprint }) => fingerprint).sort();
  return marker(`suggestion-${digest(JSON.stringify([fingerprints, lines])).slice(0, 32)}`);
}

/** What a comment beside some lines is made of. */
export interface SuggestionComment {
  /** What it begins with. */
  readonly mark: string;
  /** What is mended with it, the worst first. */
  readonly findings: readonly Finding[];
  /** What is put in. */
  readonly block: Block;
}

/** The comment as Markdown. */
export function suggestionBody({ mark, findings, block }: SuggestionComment): string {
  const found = list({ items: findings, most: most.findings, left: '', line: findingLine });
  return `${mark}\n\n${markdownOf([...found, block])}`;
}

function findingLine({ severity, rule, url, message }: Finding) {
  return [text(`${severity} `), { type: 'link' as const, url, children: [code(rule)] }, text(' '), code(message)];
}

/** What the review itself says. @param leftOut how many more safe repairs there are that it does not suggest */
export function reviewBody(repairs: number, leftOut: number): string {
  const what = `${product.name} suggests ${count(repairs, 'repair')}. What the state says stays as it is.`;
  if (leftOut === 0) return markdownOf([paragraph(text(what))]);
  const command = code(`npx ${product.name}@${product.version} --fix`);
  return markdownOf([paragraph(text(`${what} ${leftOut} more can be made with `), command, text('.'))]);
}
