import type { Data } from '../../../../core/data.js';
import type { Document } from '../../../../core/document.js';
import type { Source } from '../../../../core/recovery.js';
import { folded, quote } from '../../../../text/words.js';
import { Gathering, type Sentence } from './gathering.js';
import { type Said, scalarNamed } from './scalars.js';

/** Of lines that say what the schema has no field for. */
export const withoutField: Sentence = (lines) => {
  return `the schema has no field for what stands in ${lines} of STATE.md: see that nothing of it is lost`;
};
/** Of lines whose field it has, but not such a value. */
export const notAllowed: Sentence = (lines) => {
  return `the schema does not allow what stands in ${lines} of STATE.md: write it as the schema wants it`;
};

/** What a field of some name says. */
interface Named extends Said {
  readonly name: string;
}

/** A mapping of the persistence dialect in the course of being read. */
export class Reading {
  readonly gathering = new Gathering('state');
  readonly document: Document;
  readonly #path: string;
  readonly #lineOf: (line: number) => number;
  /** The names of the fields that were asked for and are there. */
  readonly #taken = new Set<string>();

  /** @param lineOf the line of the file that a person has, by that of the document: the document may be a mended one */
  constructor(document: Document, path: string, lineOf = (line: number) => line) {
    this.document = document;
    this.#path = path;
    this.#lineOf = lineOf;
  }

  /** What the first of some fields says that says something. It counts as taken. */
  said(...names: readonly string[]): Named | undefined {
    for (const name of names) {
      const said = scalarNamed(this.document, name);
      if (!said) continue;
      this.#taken.add(folded(name));
      return { name, ...said };
    }
    return undefined;
  }

  isTaken(name: string): boolean {
    return this.#taken.has(folded(name));
  }

  at(said: Said | undefined): Source {
    return { what: 'STATE.md', path: this.#path, line: this.document.position(said?.start ?? 0).line };
  }

  /** Takes what a field says as the value of a field of the schema dialect, or notes that it says nothing of the kind. */
  take(path: string, said: Named | undefined, value: Data | undefined, sure = true): void {
    if (!said) return;
    if (value === undefined) this.noteLost(said);
    else this.gathering.field(path, value, this.at(said), sure);
  }

  noteLost(said: Named): void {
    this.note(notAllowed, said);
  }

  note(sentence: Sentence, { name, text, start }: Named): void {
    const line = this.#lineOf(this.document.position(start).line);
    this.gathering.noteEach(sentence, `line ${line} (${quote(`${name}: ${text}`)})`);
  }
}
