import { wordsIn } from '../texts/words.js';

/** Words that say nothing of what was decided. */
const filling = new Set(
  `a an the of for to in on and or but with via by is are be was were we will use using used uses as at it its this that
  from our all should do does did done what which how would you want go goes vs versus shall can decided decision chose
  chosen choose keep keeps kept have has had put puts live lives get gets then so`.split(/\s+/),
);
const negating = new Set(['not', 'never', 'no', 'dont', 'without', 'avoid', 'against']);
/** What turns the words behind it into their opposite. */
const opposite =
  / (?:not|never|no|dont|without|avoid|than|over|against|reject|rejected|drop|dropped|instead of)(?: (?:use|using|to|go|the|a|an))?(?: (?:with|the|a|an|to))? $/;
const ending = /(?:ing|ed|es|e|s|ers|er|ions|ion)$/;
/** Forms of words that no ending tells. */
const irregular: ReadonlyMap<string, string> = new Map(
  ['written write', 'wrote write', 'built build', 'sent send', 'held hold', 'made make', 'taken take', 'given give']
    .concat(['ran run', 'shown show', 'hidden hide', 'broken break', 'driven drive', 'kept keep', 'said say'])
    .map((pair) => pair.split(' ') as [string, string]),
);
/** A decision is a sentence or two; of a longer text, only its beginning is compared. */
const longest = 2000;
const mostWords = 200;

/**
 * Whether two texts say the same, as a careful reader would have it: one contains the other, or all that the shorter one
 * tells stands in the longer one. Words of their own on both sides are a difference: `in Redis` is not `in Postgres`.
 * `Do not use SQLite` does not say `Use SQLite`. A text without words says nothing else.
 */
export function sayTheSame(one: string, other: string): boolean {
  const byLength = [one, other].map((text) => wordsIn(text.slice(0, longest))).sort((x, y) => x.length - y.length);
  const [short = '', long = ''] = byLength;
  if (short === '') return true;
  const places = placesOf(short, long);
  if (places.length > 0) return places.some((at) => !opposite.test(long.slice(Math.max(0, at - 60), at + 1)));
  const [few, many] = [tellingWords(short), tellingWords(long)];
  if (few.size === 0 || many.size === 0) return false;
  if (!isWithin(few, many) && !isWithin(many, few)) return false;
  return !isDenied(short, long) && !isDenied(long, short);
}

type Words = ReadonlySet<string>;

/** Whether all of some words are among others, in full or in short. */
function isWithin(some: Words, others: Words): boolean {
  const left = [...some].filter((word) => !others.has(word));
  return left.length <= mostInShort && left.every((word) => [...others].some((one) => isShortFor(one, word)));
}

/** Nobody shortens more words of one sentence. */
const mostInShort = 5;

/** Whether one of two words is the other in short: `auth`, `config`, `repo`. `Java` is not `JavaScript`. */
function isShortFor(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 3 && long.startsWith(short) && /(?:at|ment|ory)$/.test(long);
}

/** The words that tell something, without their endings, of a text as `wordsIn` has it; of a long text the first. */
export function tellingWords(words: string): Words {
  const all = words.slice(0, longest).trim().split(' ');
  const telling = all.filter((word) => word !== '' && !filling.has(word) && !negating.has(word)).map(stemOf);
  return new Set(telling.slice(0, mostWords));
}

/** `store`, `stores`, `stored` and `storing` are one word. */
function stemOf(form: string): string {
  const word = irregular.get(form) ?? form;
  const stem = word.replace(ending, '');
  return stem.length < 3 || /^\d/.test(word) ? word : stem;
}

/** Where one text begins in another; only the first few places matter. */
function placesOf(part: string, whole: string): number[] {
  const places: number[] = [];
  for (let at = whole.indexOf(part); at >= 0 && places.length < 10; at = whole.indexOf(part, at + 1)) places.push(at);
  return places;
}

/**
 * Whether one text denies what the other says: `never in grams` denies `in grams`, and `never in ounces` nothing of it.
 * What both deny is the same.
 */
function isDenied(said: string, other: string): boolean {
  const [own, told] = [deniedIn(said), tellingWords(said)];
  return [...deniedIn(other)].some((word) => told.has(word) && !own.has(word));
}

/** What stands behind a word such as `never`. */
function deniedIn(text: string): Words {
  const words = text.trim().split(' ');
  const denied = words.flatMap((word, at) => {
    const next = negating.has(word) ? words.slice(at + 1, at + 5).find((one) => !filling.has(one)) : undefined;
    return next === undefined ? [] : [stemOf(next)];
  });
  return new Set(denied);
}
