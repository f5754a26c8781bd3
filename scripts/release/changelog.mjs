/**
 * What CHANGELOG.md says about a version: the date in its heading, and the text up to the next heading of that level
 * or to the links at the end. Undefined when there is no such section.
 */
export function sectionOf(changelog, version) {
  const lines = changelog.split(/\r?\n/);
  const headings = [`## [${version}]`, `## ${version}`];
  const start = lines.findIndex((line) => headings.some((one) => line === one || line.startsWith(`${one} `)));
  if (start < 0) return undefined;
  const below = lines.slice(start + 1);
  const end = below.findIndex((line) => /^## |^\[[^\]]{1,100}\]:/.test(line));
  return {
    date: / - (\d{4}-\d{2}-\d{2})$/.exec(lines[start])?.[1],
    notes: below
      .slice(0, end < 0 ? undefined : end)
      .join('\n')
      .trim(),
  };
}

/** Relative links lead nowhere on the page of a release: they are made to start at `base`. */
export function withAbsoluteLinks(markdown, base) {
  return markdown.replace(/\]\((?![a-z]{1,10}:|#)([^()\s]{1,500})\)/g, `](${base}/$1)`);
}

/** On the page of a release every line break is one that is seen: list items become one line again, code does not. */
export function unwrapped(markdown) {
  const parts = markdown.split(/(^ *```[\s\S]*?^ *```$)/m);
  return parts.map((part, index) => (index % 2 === 1 ? part : part.replace(/\n {2,8}(?![-*\s])/g, ' '))).join('');
}
