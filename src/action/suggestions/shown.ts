import type { Finding } from '../../core/finding.js';
import type { TextEdit } from '../../lint/repair/edits.js';
import { linesOf } from '../../text/lines.js';
import type { ChangedFiles } from './changed-files.js';
import { type LinedText, type Replacement, replacementOf } from './replacement.js';
import { covers, type Stretch, stretchesOf } from './stretches.js';

/** Whole lines of a file, which count from 1. */
export interface Place {
  readonly path: string;
  readonly first: number;
  readonly last: number;
}

/** Edits of lines that touch one another. */
export interface Piece extends Place {
  readonly edits: readonly TextEdit[];
  readonly findings: readonly Finding[];
}

/** The changed files, each parsed at the first question. */
export class Shown {
  readonly #sources: ReadonlyMap<string, string>;
  readonly #files: ChangedFiles;
  readonly #stretches = new Map<string, readonly Stretch[]>();
  readonly #texts = new Map<string, LinedText>();

  constructor(sources: ReadonlyMap<string, string>, files: ChangedFiles) {
    this.#sources = sources;
    this.#files = files;
  }

  has(place: Place): boolean {
    return this.#sources.has(place.path) && this.#stretch(place) !== undefined;
  }

  /** Which lines a piece replaces, and with what; undefined when the diff does not show these very lines. */
  replacement({ path, first, last, edits }: Piece): Replacement | undefined {
    const replacement = replacementOf(this.#text(path), [first, last], edits);
    if (!replacement) return undefined;
    const stretch = this.#stretch({ path, ...replacement });
    const isSame = replacement.old.every((line, i) => {
      const there = stretch?.lines[replacement.first - stretch.first + i];
      return there?.replace(/\r$/, '') === line;
    });
    return isSame ? replacement : undefined;
  }

  #stretch({ path, first, last }: Place): Stretch | undefined {
    const known = this.#stretches.get(path) ?? stretchesOf(this.#files.get(path) ?? '');
    this.#stretches.set(path, known);
    return known.find((stretch) => covers(stretch, first, last));
  }

  #text(path: string): LinedText {
    const text = this.#sources.get(path) ?? '';
    const known = this.#texts.get(path) ?? { text, lines: linesOf(text) };
    this.#texts.set(path, known);
    return known;
  }
}
