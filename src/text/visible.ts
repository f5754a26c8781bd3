// What a terminal, a log or a reader's eye could take for something else: control and bidi characters, lone surrogates,
// line separators, and all that takes no room. U+FE0F stays, for without it many emoji turn into text.
const hidden = /(?!\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const printableAscii = /^[ -~]*$/;

/** Shows control, bidi and zero-width characters as escapes, so that text from a file stays inert. */
export function visible(text: string): string {
  if (printableAscii.test(text)) return text;
  return text.replace(hidden, (char) => {
    const code = char.codePointAt(0) ?? 0;
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
  });
}

/** Cuts a text to a number of code points, with an ellipsis when something went. */
export function capped(text: string, most: number): string {
  if (text.length <= most) return text;
  const points = Array.from(text.slice(0, most * 2 + 2));
  return points.length <= most ? text : `${points.slice(0, most - 1).join('')}…`;
}
