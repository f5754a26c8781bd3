/** The segments of a JSON pointer (RFC 6901): `/phases/0/a~1b` is `phases`, `0` and `a/b`. */
export function segmentsOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}
