/** A line of a text that is damaged, and which one it was. */
export interface Line {
  readonly text: string;
  /** Its place in the healthy text, from 0; undefined for what was not there. */
  readonly origin?: number;
  /** Whether the damage may have changed what it says, or to what it belongs. */
  readonly isTouched?: boolean;
}

export function linesOf(text: string): readonly Line[] {
  return text.split('\n').map((line, origin) => ({ text: line, origin }));
}

export const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n');

export const touched = (line: Line): Line => ({ ...line, isTouched: true });

/** What each line of a front matter belongs to. */
export interface Outline {
  /** The lines without their ends. */
  readonly lines: readonly string[];
  /** The line of each key path, where an item of a list stands under its place in it: `phases.definitions.0.id`. */
  readonly places: ReadonlyMap<string, number>;
  /** The line that a line stands below: of an item, the line of its list; of its other fields, its first line. */
  readonly parents: ReadonlyMap<number, number>;
  /** The first and the last fence; undefined where they are not there. */
  readonly fences: readonly [number, number] | undefined;
}

/** Reads the outline of a healthy text as the generator writes it: one field a line, indented by two. */
export function outlineOf(text: string): Outline {
  const lines = text.replaceAll('\r', '').replace('\ufeff', '').split('\n');
  const end = lines.indexOf('---', 1);
  const fences = lines[0] === '---' && end > 0 ? ([0, end] as const) : undefined;
  const places = new Map<string, number>();
  const parents = new Map<number, number>();
  const open: { indent: number; line: number; path: string; items: number }[] = [];
  for (const [index, line] of lines.slice(0, end > 0 ? end : lines.length).entries()) {
    const [, blanks = '', dash = '', key] = /^( *)(- )?(?:(\w+):)?/.exec(line) ?? [];
    if (line === '---' || line.trim() === '' || (!dash && key === undefined && !line.trim().startsWith('#'))) continue;
    const close = (indent: number) => {
      while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    };
    close(blanks.length);
    const parent = open.at(-1);
    if (parent) parents.set(index, parent.line);
    if (line.trim().startsWith('#')) continue;
    let path = parent?.path ?? '';
    if (dash && parent) {
      path = `${path}.${parent.items}`;
      parent.items += 1;
      places.set(path, index);
      open.push({ indent: blanks.length, line: index, path, items: 0 });
    }
    if (key === undefined) continue;
    const own = path === '' ? key : `${path}.${key}`;
    places.set(own, index);
    open.push({ indent: blanks.length + dash.length, line: index, path: own, items: 0 });
  }
  return { lines, places, parents, fences };
}

/** Which lines of the healthy text still stand as they were, below all that they belong to. */
export function standing({ parents }: Outline, lines: readonly Line[]): ReadonlySet<number> {
  const left = new Set(lines.flatMap(({ origin, isTouched }) => (isTouched || origin === undefined ? [] : [origin])));
  const isSound = (line: number): boolean => {
    const parent = parents.get(line);
    return left.has(line) && (parent === undefined || isSound(parent));
  };
  return new Set([...left].filter(isSound));
}

/** All lines below one. */
export function below({ parents }: Outline, line: number): readonly number[] {
  const isBelow = (one: number | undefined): boolean =>
    one !== undefined && (one === line || isBelow(parents.get(one)));
  return [...parents.keys()].filter((one) => isBelow(parents.get(one)));
}
