/** The one form in which texts are held against each other: composed, in lower case. */
export function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The words of a text in lower case, with a blank around each: what contains what can be told by `includes`. */
export function wordsIn(text: string): string {
  const words =
    plain(text)
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+|[\p{S}]+/gu) ?? [];
  return words.length > 0 ? ` ${words.join(' ')} ` : '';
}
