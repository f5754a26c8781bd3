import type { CommitObject } from './commit-object.js';
import { originsIn, plainSubject, subjectsIn } from './origins.js';

/** A recorded commit that is not in the history. */
export interface Lost {
  readonly name: string;
  /** What it was, when it is still there. */
  readonly commit?: CommitObject;
}

/** Shorter abbreviations in a message are words, or anything. */
const shortest = 7;
/** More that are alike need not be known: none of them is the only one. */
const mostAlike = 10;

/** Which commits of the history are like lost ones, by what they say. Commits are added from the newest on. */
export class Likenesses {
  /** Lost commits by the first digits of their names. */
  readonly #lost = new Map<string, Lost[]>();
  readonly #named = new Map<Lost, CommitObject[]>();
  readonly #titled = new Map<string, CommitObject[]>();
  /** By author, time and subject together. */
  readonly #authored = new Map<string, CommitObject[]>();

  constructor(lost: readonly Lost[]) {
    for (const one of lost) {
      const whole = nameOf(one);
      if (whole.length >= shortest) put(this.#lost, whole.slice(0, shortest), one);
      if (one.commit) this.#titled.set(plainSubject(one.commit.subject), []);
    }
  }

  add(commit: CommitObject, body: string): void {
    for (const origin of originsIn(commit.subject, body)) {
      for (const one of this.#lost.get(origin.slice(0, shortest)) ?? []) {
        const whole = nameOf(one);
        if (whole.startsWith(origin) || origin.startsWith(whole)) put(this.#named, one, commit);
      }
    }
    const subject = plainSubject(commit.subject);
    for (const title of [subject, ...subjectsIn(body)]) {
      if (this.#titled.has(title)) put(this.#titled, title, commit);
    }
    if (this.#titled.has(subject)) put(this.#authored, authored(commit), commit);
  }

  /** The only commit whose message says that it was made of a lost one. */
  byMessage(one: Lost): CommitObject | undefined {
    return onlyOne(this.#named.get(one));
  }

  /**
   * The only commit with the subject of a lost one, or whose message lists it: with its author and time, too, as
   * rebasing and amending keep them; else with a later date.
   */
  bySubject({ commit }: Lost): { commit: CommitObject; likeness: 'subject' | 'listed' } | undefined {
    if (!commit || commit.subject === '') return undefined;
    const subject = plainSubject(commit.subject);
    const alike = this.#titled.get(subject)?.filter(({ committerTime }) => committerTime >= commit.authorTime);
    const found = onlyOne(this.#authored.get(authored(commit)) ?? alike);
    return found && { commit: found, likeness: plainSubject(found.subject) === subject ? 'subject' : 'listed' };
  }
}

const nameOf = ({ name, commit }: Lost): string => commit?.hash ?? name;
const authored = ({ author, subject }: CommitObject): string => `${author}\n${plainSubject(subject)}`;

function onlyOne<T>(all: readonly T[] | undefined): T | undefined {
  return all?.length === 1 ? all[0] : undefined;
}

function put<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [value]);
  else if (list.length < mostAlike && list.at(-1) !== value) list.push(value);
}
