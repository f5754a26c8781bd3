/**
 * Whether a text has the form in which commits are recorded: 4 to 64 hex digits, in lower case. Nothing else is ever
 * shown to git.
 */
export function isHash(text: string): boolean {
  return /^[0-9a-f]{4,64}$/.test(text);
}
