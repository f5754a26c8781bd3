import { scopedSubject } from '../../../common/scope.js';
import { type Block, parseBlock } from '../../mission/blocks.js';
import { type BlockMention, blocksSaid } from './mentions.js';

/** What the subject of a commit says of a mission. */
export interface MissionSubject {
  /** Whether it is scoped to a block or a phase; else it only speaks of one. */
  readonly isScoped: boolean;
  readonly block?: Block;
  /** Where it names no block. */
  readonly phase?: number;
  readonly is: 'begun' | 'complete' | 'skipped';
}

/** Work on the code is complete when its commit is made; that the block is, only the keeping of records says. */
const records = new Set(['docs', 'doc', 'chore', 'state', 'plan', 'grid']);
/** `complete`, `complete block 02`, `complete tag filtering plan`; not `complete API reference`. */
const completion =
  /^(?:mark )?(?:complete|completed|finish|finished)(?:$|[ ]{1,3}(?:the )?(?:block|plan)\b|[ ]{1,3}.{1,200}[ ](?:block|plan)[.!]?$)/i;
/** `complete block 02`: the subject of a commit tells what it did, where another sentence would tell what is to be done. */
const completedBlock =
  /^(?:[a-z]{1,20}!?:[ ]{0,3})?(?:mark )?(?:complete|finish)[ ]{1,3}(?:the )?(block[ _-]?\d{1,4}(?:-\d{1,4})?)(?=$|[ ]{0,2}[:;,.(–—]|[ ]-)/i;
/** Made by git out of other subjects. */
const derived = /^(?:Revert|Reapply|Merge|fixup!|squash!|amend!)[ ]/;

/**
 * What a subject says, of any type: `feat(02): ...`, `fix(02-01): ...`, `docs(block-02): ...`, `feat(phase-03): ...`,
 * and in words, `Completed block 02`. Undefined when it has nothing to do with a block (checkpoint flow, "Recovery Mode"
 * step 1).
 */
export function missionSubject(subject: string): MissionSubject | undefined {
  if (derived.test(subject)) return undefined;
  const scoped = scopedSubject(subject);
  const scope = scoped && scopeIn(scoped.scope.trim());
  if (!scoped || !scope) return inWords(subject);
  const { block } = scope;
  if (!block) return { isScoped: true, is: 'begun', ...scope };
  const said = endsSaid(scoped.rest).find((one) => isSame(one.block, block));
  if (said) return { isScoped: true, block, is: said.is };
  const isComplete =
    records.has(scoped.type.toLowerCase()) && completion.test(scoped.rest) && !speaksOfOther(scoped.rest);
  return { isScoped: true, block, is: isComplete ? 'complete' : 'begun' };
}

/** Without a scope, only what is plainly said counts: most subjects only speak of a block. */
function inWords(subject: string): MissionSubject | undefined {
  const [said] = endsSaid(subject);
  return said && { isScoped: false, ...said };
}

/** The blocks that a subject says are done. */
function endsSaid(text: string): readonly BlockMention[] {
  const block = parseBlock(completedBlock.exec(text)?.[1] ?? '');
  const said = blocksSaid(text).filter(({ is }) => is !== 'begun');
  return block ? [{ block, is: 'complete' }, ...said] : said;
}

/**
 * The block or the phase of a scope: `02`, `02-01`, `block-02`, `phase-03`, `1.2-03`. Of a phase between two others
 * (`1.2`), the mission has no number. More digits are the number of an issue, or a year.
 */
function scopeIn(scope: string): { readonly block?: Block; readonly phase?: number } | undefined {
  const [, phase, inPhase] = /^phase[ _-]?(\d{1,2})(?:[-.](\d{1,2}))?$/i.exec(scope) ?? [];
  if (inPhase !== undefined) return blockIn(`${phase}-${inPhase}`);
  if (phase !== undefined) return Number(phase) > 0 ? { phase: Number(phase) } : {};
  if (/^\d{1,2}\.\d{1,2}-\d{1,2}$/.test(scope)) return {};
  return /^(?:\d{1,2}|block[ _-]?\d{1,4})(?:-\d{1,2})?$/i.test(scope) ? blockIn(scope) : undefined;
}

/** Blocks count from 1. */
function blockIn(name: string): { readonly block?: Block } {
  const block = parseBlock(name);
  return block && block.number > 0 && block.phase !== 0 ? { block } : {};
}

function isSame(one: Block, other: Block): boolean {
  return one.number === other.number && (one.phase ?? other.phase) === (other.phase ?? one.phase);
}

/** `complete block 03`, in a commit of another block. */
function speaksOfOther(rest: string): boolean {
  return /\b(?:block|plan)[ _-]?\d|\b\d{1,4}-\d{1,4}\b/i.test(rest);
}
