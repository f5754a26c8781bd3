import type { KeyPath, Range } from '../../core/place.js';
import { join } from '../../text/paths.js';
import { quote } from '../../text/words.js';
import type { ReportFile } from './generated/types.js';

/** Something that no report of ours says, and where a report says it. */
export interface Doubt {
  readonly keyPath: KeyPath;
  readonly message: string;
}

/** All that a schema has no words for: where paths lead, ranges that end before they begin, numbers that are too small. */
export function* doubtsAbout(report: ReportFile): Generator<Doubt> {
  const { roots, findings, recovery = [], skipped, summary, shard } = report;
  for (const [index, { path }] of roots.entries()) yield* aboutPath(path, ['roots', index, 'path'], 'root');
  for (const [index, finding] of findings.entries()) {
    const at = ['findings', index];
    yield* aboutPlace(finding, at);
    for (const [number, place] of (finding.related ?? []).entries())
      yield* aboutPlace(place, [...at, 'related', number]);
    for (const [number, edit] of (finding.repair?.edits ?? []).entries()) {
      yield* aboutPlace(edit, [...at, 'repair', 'edits', number]);
    }
  }
  for (const [index, { root, path, advice = [] }] of recovery.entries()) {
    const at = ['recovery', index];
    yield* aboutPath(root, [...at, 'root'], 'root');
    yield* aboutPath(path, [...at, 'path']);
    if (root !== '' && path !== root && !path.startsWith(`${root}/`)) {
      yield {
        keyPath: [...at, 'path'],
        message: `${quote(path)} does not lie in ${quote(root)}, whose file it is to be`,
      };
    }
    for (const [number, { places }] of advice.entries()) {
      for (const [place, { path }] of places.entries()) {
        yield* aboutPath(path, [...at, 'advice', number, 'places', place, 'path']);
      }
    }
  }
  for (const [index, { root }] of skipped.entries()) yield* aboutPath(root, ['skipped', index, 'root'], 'root');
  yield* aboutNumbers(findings, summary);
  if (shard && shard.index > shard.count) {
    const message = `shard.index is ${shard.index}, and there are ${shard.count} of them`;
    yield { keyPath: ['shard', 'index'], message };
  }
}

function* aboutPlace({ path, start, end }: Range & { readonly path: string }, at: KeyPath): Generator<Doubt> {
  yield* aboutPath(path, [...at, 'path']);
  if (end.line > start.line || (end.line === start.line && end.column >= start.column)) return;
  yield { keyPath: [...at, 'end'], message: `the range ends before it begins, at ${start.line}:${start.column}` };
}

/** A root may be the repository itself: then its path is empty. */
function* aboutPath(path: string, keyPath: KeyPath, kind: 'root' | 'file' = 'file'): Generator<Doubt> {
  if (isPathInside(path) && (path !== '' || kind === 'root')) return;
  const wanted = 'expected one in the repository, relative to it and without . or ..';
  yield { keyPath, message: `${quote(path)} is no path that a report may hold; ${wanted}` };
}

/** Looks at the words only. What is no text, such as half a surrogate pair, is the name of no file. */
function isPathInside(path: string): boolean {
  const climbs = path.split(/[\\/]/).includes('..'); // to Windows, a backslash parts folders as well
  return path.length <= 4096 && !climbs && !/^[A-Za-z]:|\0|\p{Cs}/u.test(path) && join('', path) === path;
}

const counted = [
  ['error', 'errors'],
  ['warning', 'warnings'],
  ['info', 'infos'],
] as const;

/** The summary may count more than the report holds: the others are hidden from view. */
function* aboutNumbers(findings: ReportFile['findings'], summary: ReportFile['summary']): Generator<Doubt> {
  for (const [severity, field] of counted) {
    const held = findings.filter((finding) => finding.severity === severity).length;
    if (summary[field] >= held) continue;
    const message = `summary.${field} is ${summary[field]}, and the report holds ${held} of them`;
    yield { keyPath: ['summary', field], message };
  }
}
