const quotesAndMarks = /["'`*“”„‘’«»]/g;
/** Where a lesson comes from, in brackets behind it: `(block 01)`, `[from Block 02-01]`. */
const origin = /[ ]?[([](?:from )?(?:block|thread|summary) [^()[\]]{1,40}[)\]]$/;
const ending = /[ .;,!…]{1,9}$/;

const marks = '[^\\p{L}\\p{N}]{0,9}';
const words = 'none|nothing|nil|null|no|n\\/a|na|tbd|tba|todo|pending|unknown|empty';
const nothing = new RegExp(
  `^${marks}(?:(?:${words})(?: (?:yet|so far|recorded|here|found|to report))?)?${marks}$`,
  'iu',
);

/** Whether a text stands for want of one: `-`, `none`, `Nothing yet`. `No tabs in this code` says something. */
export function saysNothing(text: string): boolean {
  return text.length <= 60 && nothing.test(text.trim());
}

/**
 * A lesson as it is held against others: the same for texts that differ only in case, blanks, line breaks, quotes,
 * emphasis, the final full stop, or in a note that says which block it comes from. Empty for want of a lesson: `none`.
 */
export function comparable(text: string): string {
  if (saysNothing(text)) return '';
  const plain = text.normalize('NFC').replace(quotesAndMarks, '').toLowerCase().replace(/\s+/g, ' ').trim();
  return plain.replace(ending, '').replace(origin, '').replace(ending, '');
}
