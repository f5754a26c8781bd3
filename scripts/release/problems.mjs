import { sectionOf } from './changelog.mjs';
import { highest, isAfter, readTag } from './tag.mjs';

/**
 * What forbids to release a tag, a sentence each. `manifest` and `lock` are package.json and package-lock.json, `tags`
 * those that there are, and `isOnMain` whether the commit is in the history of the main branch.
 */
export function problems(tag, { manifest, lock, changelog, tags, isOnMain }) {
  const read = readTag(tag);
  if (!read) return [`${JSON.stringify(tag)} is no tag of a release; expected vX.Y.Z`];
  const { version } = read;
  const others = tags.filter((one) => one !== tag);
  const above = highest(others);
  const section = sectionOf(changelog, version);
  const locked = [lock.version, lock.packages[''].version].find((one) => one !== version);
  return [
    manifest.version !== version && `package.json says ${manifest.version}; expected ${version}`,
    locked !== undefined && `package-lock.json says ${locked}; expected ${version}`,
    !section && `CHANGELOG.md has no section [${version}]`,
    section && !isDay(section.date) && `the section [${version}] of CHANGELOG.md has no date; expected - YYYY-MM-DD`,
    section && section.notes === '' && `the section [${version}] of CHANGELOG.md is empty`,
    above && !isAfter(tag, above) && `${above} has been released; expected a version after it`,
    !isOnMain && 'the commit is not on main',
  ].filter(Boolean);
}

function isDay(text) {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
