import { type Block, parseBlock } from '../../mission/blocks.js';

// What a sentence says of blocks and threads. Most sentences only speak of them: `the config that block 05 will need`.

/** A block that a sentence says something of. */
export interface BlockMention {
  readonly block: Block;
  readonly is: 'begun' | 'complete' | 'skipped';
}

/** A thread that a sentence says something of: `Thread 02.3 complete`. */
export interface ThreadMention {
  /** Of `02.3`, the block. */
  readonly block: number | undefined;
  readonly thread: number;
  readonly isComplete: boolean;
}

/** Of a longer text, nobody reads more. */
const longest = 2000;
const aBlock = /\bblock[ _-]?#?(\d{1,4}(?:-\d{1,4})?)(?!\w|[.-]\d)/gi;
const aThread = /\bthread[ _-]?#?(?:(\d{1,4})\.)?(\d{1,4})(?!\w|[.-]\d)/gi;
/** `Completed 04-PLAN.md`. */
const aFile =
  /\b(?:completed|finished|executed|done with)[ ]{1,3}[`*_"']{0,3}(\d{1,4}(?:-\d{1,4})?)-(?:PLAN|SUMMARY)\.md/gi;

const between = '^[\\s:*_`\'")\\]\\u2013\\u2014-]{0,8}';
const isWord = '(?:is |was |now |has been |fully |successfully ){0,2}';
const condition = '(?![\\w%]|[ ]{1,3}(?:when|if|once|after|until|except|up to|by)\\b)';
const completeAfter = new RegExp(`${between}${isWord}(?:complete|completed|done|finished|✅|✔|✓)${condition}`, 'i');
const completeBefore =
  /(?:^|[^\w])(?:completed|finished|done with|completion of)[ ]{1,3}(?:the |work on )?[*_`"']{0,3}$/i;
const denied =
  /\b(?:not|never|in|un|nearly|almost|partly|partially|half)[ -]?(?:yet )?(?:fully )?(?:completed|finished|done with)[ ]{1,3}(?:the )?[*_`"']{0,3}$/i;
const skippedAfter = new RegExp(`${between}${isWord}skipped\\b`, 'i');
const skippedBefore = /\bskipped[ ]{1,3}(?:the )?[*_`"']{0,3}$/i;
const begunAfter = new RegExp(
  `${between}${isWord}(?:started|begun|in progress|under way|underway|failed|blocked)\\b`,
  'i',
);
const begunBefore =
  /\b(?:starting|started|beginning|begun|began|working on|continuing|resuming|executing|within|in|of)[ ]{1,3}(?:the |with )?[*_`"']{0,3}$/i;
const ofThread = /\bthread[ _-]?#?[\d.]{1,9}[ ]{1,3}(?:of|in)[ ]{1,3}(?:the )?$/i;
const head = /^[\s>*_`"'#-]{0,9}$/;

/** The blocks that a text names, whatever it says of them, and where their names begin and end in it. */
export function blocksNamed(
  text: string,
): readonly { readonly block: Block; readonly start: number; readonly end: number }[] {
  return [...text.slice(0, longest).matchAll(aBlock)].flatMap(({ 0: whole, 1: name = '', index: start }) => {
    const block = parseBlock(name);
    return block ? [{ block, start, end: start + whole.length }] : [];
  });
}

/** The blocks that a text says are begun, complete or skipped. */
export function blocksSaid(text: string): readonly BlockMention[] {
  const said = text.slice(0, longest);
  const mentions = blocksNamed(said).flatMap(({ block, start, end }): readonly BlockMention[] => {
    const is = whatIsSaid(said.slice(Math.max(0, start - 60), start), said.slice(end), start);
    return is ? [{ block, is }] : [];
  });
  const files = [...said.matchAll(aFile)].flatMap(({ 1: name = '' }): readonly BlockMention[] => {
    const block = parseBlock(name);
    return block ? [{ block, is: 'complete' }] : [];
  });
  return [...mentions, ...files];
}

function whatIsSaid(before: string, after: string, index: number): BlockMention['is'] | undefined {
  if (ofThread.test(before)) return 'begun'; // what is said behind it, is said of the thread
  if (skippedAfter.test(after) || skippedBefore.test(before)) return 'skipped';
  if (completeAfter.test(after) || (completeBefore.test(before) && !denied.test(before))) return 'complete';
  const isHead = head.test(before) && index === before.length;
  return isHead || begunAfter.test(after) || begunBefore.test(before) ? 'begun' : undefined;
}

/** The threads that a text names, in its order. */
export function threadsSaid(text: string): readonly ThreadMention[] {
  const said = text.slice(0, longest);
  return [...said.matchAll(aThread)].flatMap(({ 0: whole, 1: block, 2: thread = '', index }) => {
    if (Number(thread) < 1) return [];
    const isComplete =
      completeAfter.test(said.slice(index + whole.length)) ||
      completeBefore.test(said.slice(Math.max(0, index - 60), index));
    return [{ block: block === undefined ? undefined : Number(block), thread: Number(thread), isComplete }];
  });
}

/** A thread as a field names it: `02.3`, `3`, `"02.3 - the toggle"`. Undefined for words. */
export function threadIn(text: string): Pick<ThreadMention, 'block' | 'thread'> | undefined {
  const [, block, thread] = /^\s{0,9}(?:thread[ _-]?#?)?(?:(\d{1,4})\.)?(\d{1,4})(?!\w|[.-]\d)/i.exec(text) ?? [];
  if (thread === undefined || Number(thread) < 1) return undefined;
  return { block: block === undefined ? undefined : Number(block), thread: Number(thread) };
}
