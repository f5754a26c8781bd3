/** The SHA-256 of a text: 64 hex digits. */
export function digest(text: string): string {
  const { createHash } = process.getBuiltinModule('node:crypto'); // slow to load, and most runs need none
  return createHash('sha256').update(text).digest('hex');
}
