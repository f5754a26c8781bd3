/** What a terminal, a log or a reader's eye could take for something else, as ranges of code points. */
const hiddenRanges: readonly (readonly [number, number])[] = [
  [0x00, 0x1f], // C0
  [0x7f, 0x9f], // DEL, C1
  [0xad, 0xad],
  [0x61c, 0x61c], // bidi
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180e, 0x180e],
  [0x200b, 0x200f], // zero-width, bidi
  [0x2028, 0x202f], // line separators, bidi
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xd800, 0xdfff], // lone surrogates: a whole pair is one code point
  [0xfe00, 0xfe0e],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff9, 0xfffb],
  [0xe0000, 0xe007f], // tags
];

function isHidden(code: number): boolean {
  return hiddenRanges.some(([from, to]) => code >= from && code <= to);
}

const printableAscii = /^[ -~]*$/;

/** Shows control, bidi and zero-width characters as escapes, so that text from a file stays inert (threats.md T22). */
export function visible(text: string): string {
  if (printableAscii.test(text)) return text;
  return Array.from(text, (char) => {
    const code = char.codePointAt(0) ?? 0;
    if (!isHidden(code)) return char;
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
  }).join('');
}

/** Cuts a text to a number of code points, with an ellipsis when something went. */
export function capped(text: string, most: number): string {
  if (text.length <= most) return text;
  const points = Array.from(text.slice(0, most * 2 + 2));
  return points.length <= most ? text : `${points.slice(0, most - 1).join('')}…`;
}
