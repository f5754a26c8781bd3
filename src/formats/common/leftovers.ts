/** What the name of a file says that it was made from, and as what. */
export interface Leftover<Kind extends string> {
  /** Its path inside the root. */
  readonly file: string;
  readonly kind: Kind;
  /** The file that it was made for. */
  readonly of: string;
}

/** A kind of leftover, and what its names look like. */
export type Naming<Kind extends string> = readonly (readonly [Kind, RegExp])[];

type Made<Kind extends string> = readonly [Kind, of: string];
type Known = 'temporary' | 'backup';

const saved = '(?:bak|backup|orig|old|rej|save)';
/** What may follow a whole name: `STATE.md.bak-20260512`. */
const behind: Naming<Known> = [
  ['temporary', /^te?mp(?:-[\w-]{1,40}|\d{1,40})?$/],
  ['backup', new RegExp(`^${saved}(?:-?[\\w-]{1,40})?$`)],
];
/** What may follow it as the last word, but for a number: `STATE.md.new.1`. */
const last = /^(?:new|part|sw[a-p])(?:-?\d{1,40})?$/;
/** What may stand before the ending: `STATE.bak.md`. */
const within: Naming<Known> = [
  ['temporary', /^(?:te?mp|new)(?:-?\d{1,40})?$/],
  ['backup', new RegExp(`^${saved}(?:-?\\d{1,40})?$`)],
];
/** What editors put around a name, and git in a merge that was not finished. */
const around: Naming<Known> = [
  ['temporary', /^#(?<name>.{1,200})#$/],
  ['temporary', /^\.#(?<name>.{1,200})$/],
  ['temporary', /^(?<name>\w{1,80})_(?:BACKUP|BASE|LOCAL|REMOTE)_\d{1,20}(?<ending>\.md|\.jsonl?)$/],
  ['backup', /^(?<name>[^~]{1,200}?)(?:\.~\d{1,9})?~$/],
];

/**
 * What the name of a file says that it was made from; undefined where it says nothing.
 * @param file its path inside the root
 * @param isKept whether a path inside the root is that of a file which something may be left of
 * @param others what else than temporary files and backups may follow a whole name, word by word
 */
export function leftoverAmong<Kind extends string = never>(
  file: string,
  isKept: (file: string) => boolean,
  others: Naming<Kind> = [],
): Leftover<Kind | Known> | undefined {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const name = file.slice(folder.length);
  for (const made of [madeAround(name), madeBehind(name, [...others, ...behind]), madeWithin(name)]) {
    if (made && isKept(folder + made[1])) return { file, kind: made[0], of: folder + made[1] };
  }
  return undefined;
}

function madeAround(file: string): Made<Known> | undefined {
  for (const [kind, form] of around) {
    const { name, ending = '' } = form.exec(file)?.groups ?? {};
    if (name !== undefined) return [kind, name + ending];
  }
  return undefined;
}

/** `STATE.md.bak`, also hidden, and with more words: `.STATE.md.k3x9qa.tmp`, `STATE.md.20260512.bak`. */
function madeBehind<Kind extends string>(name: string, forms: Naming<Kind | Known>): Made<Kind | Known> | undefined {
  const words = wordsOf(name);
  const ending = words.findIndex((word, index) => index > 0 && isEnding(word));
  const rest = ending < 0 ? [] : words.slice(ending + 1);
  const of = words.slice(0, ending + 1).join('.');
  for (const [kind, form] of forms) if (rest.some((word) => form.test(word))) return [kind, of];
  const word = rest.findLast((one) => !/^\d{1,40}$/.test(one));
  return word !== undefined && last.test(word) ? ['temporary', of] : undefined;
}

/** `STATE.bak.md`, `STATE.20260512.bak.md`. */
function madeWithin(name: string): Made<Known> | undefined {
  const words = wordsOf(name);
  const [first, word = '', ending = ''] = [words[0], ...words.slice(1).slice(-2)];
  const found = words.length > 2 && isEnding(ending) ? within.find(([, form]) => form.test(word)) : undefined;
  return found && [found[0], `${first}.${ending}`];
}

function wordsOf(name: string): readonly string[] {
  return name.replace(/^\./, '').split('.');
}

function isEnding(word: string): boolean {
  return word === 'md' || word === 'json' || word === 'jsonl';
}
