/** Whether work is over, as a page says it. */
export type Standing = 'done' | 'open';

const signs: readonly (readonly [Standing, RegExp])[] = [
  ['done', /^(?:✅|✔|☑|🟢)/u],
  ['open', /^(?:⏳|🔄|🚧|⬜|☐|⏸|🔜|🟡)/u],
];
const words: readonly (readonly [Standing, RegExp])[] = [
  ['done', /^(?:complete|completed|done|finished)(?![\p{L}\p{N}_])/iu],
  [
    'open',
    /^(?:pending|in[ _-]?progress|next|to[ _-]?do|not[ _-]started|started|active|blocked|current|open|planned|queued|incomplete|unfinished)(?![\p{L}\p{N}_])/iu,
  ],
];
/** What takes back a part of what was said. */
const doubt =
  /(?<![\p{L}\p{N}_])(?:not|no|except|but|partial|partially|pending|remain|remains|remaining|left|todo|next|blocked|mostly|almost|until|once|when|if)(?![\p{L}\p{N}_])|%|\d[ \t]?\/[ \t]?\d/iu;

/** What a status says in plain words: `complete`, `✅ Done (2026-05-12)`, `in_progress`; undefined for any other. */
export function standingOf(status: string): Standing | undefined {
  const text = status.replace(/^[*_`\s]+/, '');
  const word = text.replace(/^[^\p{L}\p{N}]+/u, '');
  const told = words.find(([, form]) => form.test(word)) ?? signs.find(([, form]) => word === '' && form.test(text));
  return told?.[0] === 'done' && isDoubtful(word) ? undefined : told?.[0];
}

/** Whether some words, which say that work is done, say more than that. */
export function isDoubtful(text: string): boolean {
  return doubt.test(text);
}
