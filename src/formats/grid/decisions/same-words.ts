import { wordsIn } from '../checkpoints/texts.js';

/** Words that say nothing of what was decided. */
const filling = new Set(
  `a an the of for to in on and or with via by is are be was we will use using used uses as at it its this that from our
  all should do does which what how would you want go vs versus shall can decided decision chose chosen choose`.split(
    /\s+/,
  ),
);
const negating = new Set(['not', 'never', 'no', 'dont', 'without', 'avoid', 'against']);
/** What turns the words behind it into their opposite. */
const opposite =
  / (?:not|never|no|dont|without|avoid|than|over|against|reject|rejected|drop|dropped|instead of)(?: (?:use|using|to|go|the|a|an))?(?: (?:with|the|a|an|to))? $/;
const ending = /(?:ing|ed|es|e|s|ers|er|ions|ion)$/;
/** A decision is a sentence or two; of a longer text, only its beginning is compared. */
const longest = 2000;
const mostWords = 200;

/**
 * Whether two texts say the same, as a careful reader would have it: one contains the other, or nearly all words of the
 * shorter stand in the other. `Do not use SQLite` does not say `Use SQLite`. A text without words says nothing else.
 */
export function sayTheSame(one: string, other: string): boolean {
  const byLength = [one, other].map((text) => wordsIn(text.slice(0, longest))).sort((x, y) => x.length - y.length);
  const [short = '', long = ''] = byLength;
  if (short === '') return true;
  const places = placesOf(short, long);
  if (places.length > 0) return places.some((at) => !opposite.test(long.slice(Math.max(0, at - 60), at + 1)));
  const [few, many] = [tellingWords(short), tellingWords(long)].sort((x, y) => x.size - y.size) as [Words, Words];
  const left = [...few].filter((word) => !many.has(word));
  const others = [...many].filter((word) => !few.has(word));
  if (few.size === 0 || left.length > few.size / 4 || (left.some(isNumber) && others.some(isNumber))) return false;
  return !isDenied(short, long) && !isDenied(long, short);
}

type Words = ReadonlySet<string>;

/** The words that tell something, without their endings, of a text as `wordsIn` has it; of a long text the first. */
export function tellingWords(words: string): Words {
  const all = words.slice(0, longest).trim().split(' ');
  const telling = all.filter((word) => word !== '' && !filling.has(word)).map(stemOf);
  return new Set(telling.slice(0, mostWords));
}

/** `store`, `stores`, `stored` and `storing` are one word. */
function stemOf(word: string): string {
  const stem = word.replace(ending, '');
  return stem.length < 3 || isNumber(word) ? word : stem;
}

/** Where one text begins in another; only the first few places matter. */
function placesOf(part: string, whole: string): number[] {
  const places: number[] = [];
  for (let at = whole.indexOf(part); at >= 0 && places.length < 10; at = whole.indexOf(part, at + 1)) places.push(at);
  return places;
}

/** Whether one text, which denies nothing, says what the other denies: `never in ounces` denies nothing of `in grams`. */
function isDenied(said: string, other: string): boolean {
  if (said.split(' ').some((word) => negating.has(word))) return false;
  const words = other.trim().split(' ');
  const told = tellingWords(said);
  return words.some((word, at) => {
    const next = negating.has(word) && words.slice(at + 1, at + 5).find((one) => !filling.has(one));
    return next ? told.has(stemOf(next)) : false;
  });
}

function isNumber(word: string): boolean {
  return /^\d/.test(word);
}
