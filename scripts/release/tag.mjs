// What the tag of a release says. Nothing is imported: the release runs this before anything is installed.

const form = /^v(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})$/;

/** `v1.2.3` as its version and its three numbers; undefined for any other word. */
export function readTag(tag) {
  const [, ...parts] = form.exec(tag) ?? [];
  return parts.length === 0 ? undefined : { version: parts.join('.'), numbers: parts.map(Number) };
}

/** The tag that users of the Action follow: `v1` for `v1.2.3`. */
export const majorTag = ({ numbers }) => `v${numbers[0]}`;

/** The highest of some tags; those that name no release do not count. */
export function highest(tags) {
  return tags
    .filter((tag) => readTag(tag))
    .sort((a, b) => compare(readTag(a).numbers, readTag(b).numbers))
    .at(-1);
}

/** Whether one release comes after another. */
export const isAfter = (a, b) => compare(readTag(a).numbers, readTag(b).numbers) > 0;

function compare(a, b) {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
