// The words in which a SUMMARY says that the work was skipped, or is not finished. Nobody can list all that people write:
// a status in other words counts as complete.

const skipped = 'skip(?:ped)?|omitted|not ?(?:needed|required|applicable)';

const finished = '(?:complete|completed|done|finished|implemented|started|begun|ready|success|successful)';
const open = [
  `not ?(?:yet ?)?${finished}|not`,
  `(?:partial|partially|mostly|nearly|almost|largely|half)(?: ?${finished})?|half ?way|in part|incomplete|unfinished`,
  'fail(?:ed|ing|s|ure|ures)?(?! ?(?:safe|over))|errors?(?! ?free)|errored|unsuccessful|unresolved|broken|crashed',
  'blocked|stuck|stalled|halted|stopped|suspended|paused|interrupted|on ?hold|held|checkpoint',
  'abort(?:ed)?|abandon(?:ed)?|cancel(?:l?ed)?|reverted|rolled ?back|rejected|killed|terminated|died|dead|time ?out|timed ?out',
  'in ?progress|progress|progressing|work in progress|wip|working|under ?way|on ?going|active|running|executing|started',
  'resumed|initiali[sz]ed|open|pending|planned|planning|scheduled|queued|draft|proposed|unstarted|deferred|postponed',
  'delayed|await(?:s|ing)|waiting|needs|(?:in|under) review|to ?do|to be \\p{L}{2,20}|tbd|tba|fixme|placeholder|coming soon',
  '(?:no|false)(?=[^\\p{L}\\p{N}]{0,9}$)',
].join('|');

const words = new RegExp(`^(?:(?<skipped>${skipped})|(?:${open}))(?![\\p{L}\\p{N}])(?<rest>.{0,200})$`, 'u');

/** `60 %`, `2/4`, `3 of 5 threads`. */
const share = /^(\d{1,3})(?:\.\d{1,9})? ?%|^(\d{1,4}) ?(?:\/|of|out of) ?(\d{1,4})(?!\d)/;

const openSigns = /[❌✗✘✖🚫⛔🛑🚧⏳⌛⏸🔴🟡🔄]/u;
const skippedSigns = /[⏭⏩]/u;

/**
 * What a status says of the work: that it was skipped, or that it is not finished. Undefined for all else.
 * @param isWhole whether the text may say nothing but that: `failed`, `failed (see below)`, and not `failed tests pass now`
 */
export function saidBy(text: string, isWhole = false): 'skipped' | 'open' | undefined {
  const sign = text.slice(0, 200).trim();
  const plain = sign
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/(?<=\p{L})[-_](?=\p{L})|\s+/gu, ' ');
  if (plain === '') return skippedSigns.test(sign) ? 'skipped' : openSigns.test(sign) ? 'open' : undefined;
  if (isShort(plain)) return 'open';
  const { skipped: isSkipped, rest } = words.exec(plain)?.groups ?? {};
  if (rest === undefined || (isWhole && /^ ?[\p{L}\p{N}]/u.test(rest))) return undefined;
  return isSkipped === undefined ? 'open' : 'skipped';
}

/** Whether a text counts less than the whole. */
function isShort(text: string): boolean {
  const [, percent, part, whole] = share.exec(text) ?? [];
  return percent !== undefined ? Number(percent) < 100 : part !== undefined && Number(part) < Number(whole);
}
