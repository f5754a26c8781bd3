/** A drawn progress bar, such as `[####------]` or `████░░`. */
export interface ProgressBar {
  readonly filled: number;
  readonly cells: number;
  /** As it is written, brackets included. */
  readonly text: string;
}

const full = '#█▓■▮▰●◼⬛🟩🟦=*|';
const empty = '-.░▒□▯▱○◻⬜_· ';
/** `>` is the tip of bars like `[===>  ]`. Without brackets, only signs that are nothing else count. */
const bracketed = new RegExp(`^\\[([${full}]{0,200}>?)([${empty}]{0,200})\\]`, 'u');
const bare = /^([█▓■▮▰●◼🟩🟦]{0,200})([░▒□▯▱○◻⬜]{0,200})(?![█▓■▮▰●◼🟩🟦░▒□▯▱○◻⬜])/u;
const fewest = 3;

/** The bar that a text begins with. Fewer than three cells are a checkbox or a link. */
export function readBar(text: string): ProgressBar | undefined {
  const match = bracketed.exec(text) ?? bare.exec(text);
  if (!match) return undefined;
  const filled = Array.from(match[1] ?? '').length;
  const cells = filled + Array.from(match[2] ?? '').length;
  return cells < fewest ? undefined : { filled, cells, text: match[0] };
}

/** How many cells a percentage fills. */
export function cellsFor(percent: number, bar: ProgressBar): number {
  return (percent / 100) * bar.cells;
}

/** Whether a bar is more than one cell off a percentage; rounding up or down is right. */
export function isOff(bar: ProgressBar, percent: number): boolean {
  // 29 % of 100 cells are a little less than 29 in binary.
  return Math.abs(bar.filled - cellsFor(percent, bar)) > 1 + 1e-9;
}

/** The same bar for another percentage, in its own signs. */
export function redraw({ text, cells }: ProgressBar, percent: number): string {
  const signs = Array.from(text).filter((sign) => !'[]>'.includes(sign));
  const filled = Math.min(cells, Math.round(cellsFor(percent, { text, cells, filled: 0 })));
  const first = signs[0] ?? '';
  const last = signs.at(-1) ?? '';
  const drawn =
    (full.includes(first) ? first : (counterpart[first] ?? '#')).repeat(filled) +
    (empty.includes(last) ? last : (counterpart[last] ?? '-')).repeat(cells - filled);
  return text.startsWith('[') ? `[${drawn}]` : drawn;
}

/** The other sign of a bar that shows only one of its two. */
const counterpart: Readonly<Record<string, string>> = {
  '█': '░',
  '▓': '░',
  '■': '□',
  '▮': '▯',
  '▰': '▱',
  '●': '○',
  '◼': '◻',
  '⬛': '⬜',
  '🟩': '⬜',
  '🟦': '⬜',
  '░': '█',
  '▒': '█',
  '□': '■',
  '▯': '▮',
  '▱': '▰',
  '○': '●',
  '◻': '◼',
  '⬜': '🟩',
};
