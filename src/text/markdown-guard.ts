/** Why a Markdown body must not reach a Markdown parser; undefined when it may. Linear in its length. */
export function pathology(body: string, cap: number): string | undefined {
  if (body.length > cap) return `the Markdown body is larger than ${cap / 1024} KiB`;
  return undefined;
}
