// What a terminal shows two columns wide: East Asian blocks, full-width forms, and pictures that are shown as such
// without being asked. Flags are two letters of one column each.
const wide =
  /^(?:[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\u3247\u3250-\u4dbf\u4e00-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18d08}\u{1aff0}-\u{1b2fb}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]|(?![\u{1f1e6}-\u{1f1ff}])\p{Emoji_Presentation})$/u;
const noRoom = /^[\p{Mn}\p{Me}]$/u;
const ascii = /^[ -~]*$/;
const asPicture = '\ufe0f';

/** What a terminal shows in one go: a code point, with the marks that are put on it. */
export interface Glyph {
  readonly text: string;
  /** Offset in the text, in UTF-16 units. */
  readonly at: number;
  /** Columns. */
  readonly width: number;
}

/** The glyphs of a text, in order. */
export function glyphsOf(text: string): Glyph[] {
  const glyphs: Glyph[] = [];
  let at = 0;
  for (const char of text) {
    const width = widthOf(char);
    const last = glyphs.at(-1);
    if (width === 0 && last) {
      const more = char === asPicture && last.width === 1 ? 1 : 0;
      glyphs[glyphs.length - 1] = { ...last, text: last.text + char, width: last.width + more };
    } else {
      glyphs.push({ text: char, at, width });
    }
    at += char.length;
  }
  return glyphs;
}

/** Columns that a text without control characters takes in a terminal. */
export function displayWidth(text: string): number {
  return ascii.test(text) ? text.length : glyphsOf(text).reduce((sum, glyph) => sum + glyph.width, 0);
}

function widthOf(char: string): number {
  if (ascii.test(char)) return 1;
  if (char === asPicture || noRoom.test(char)) return 0;
  return wide.test(char) ? 2 : 1;
}
