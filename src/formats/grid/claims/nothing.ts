const marks = '[`*_~"\'()[\\]{}<>.,:!?…]{0,9}';
const words = 'none|nothing|nil|null|no|not|n/a|na|tbd|tba|todo|pending|unknown';
const onlyMarks = /^[`*_~"'()[\]{}<>.,:!?…–—-]{0,9}$/;
/** No dash before the word: `--not` is an option of git. */
const wanting = new RegExp(`^${marks}(?:${words})${marks}(?:\\s|$)`, 'i');

/** Whether a text stands for want of a commit or a file: `-`, `n/a`, `(none)`, `pending`, `none so far`. */
export function isNothing(text: string): boolean {
  return onlyMarks.test(text) || wanting.test(text);
}
