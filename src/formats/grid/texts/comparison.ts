import { saysNothing } from './nothing.js';
import { plain } from './words.js';

const quotesAndMarks = /["'`*“”„‘’«»]/g;
/** Where a lesson comes from, in brackets behind it: `(block 01)`, `[from Block 02-01]`. */
const origin = /[ ]?[([](?:from )?(?:block|thread|summary) [^()[\]]{1,40}[)\]]$/;
const ending = /[ .;,!…]{1,9}$/;

/**
 * A text as it is held against others: the same for texts that differ only in case, blanks, line breaks, quotes, emphasis,
 * the final full stop, or in a note that says which block it comes from. Empty for want of a text: `none`.
 */
export function comparable(text: string): string {
  if (saysNothing(text)) return '';
  const bare = plain(text).replace(quotesAndMarks, '').replace(/\s+/g, ' ').trim();
  return bare.replace(ending, '').replace(origin, '').replace(ending, '');
}

/** A name as it is held against others: `Récipe Box` and `recipe-box` are one. Empty for a name of signs alone. */
export function comparableName(name: string): string {
  return plain(name)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
