import type { Advice } from '../../../core/advice.js';
import type { Finding } from '../../../core/finding.js';
import type { RecoveryRequest } from '../../../core/recovery.js';
import { named } from '../../common/commits.js';
import { type Adviser, placesOf } from './adviser.js';
import { commandOn, lastWhole, showing } from './last-whole.js';
import { lossOf, mainFilesIn } from './main-files.js';

/** What keeps a file from being read as a whole. */
const breaking = new Set(['syntax/conflict-marker', 'syntax/json', 'syntax/unreadable']);

export function isBreaking({ rule, severity }: Finding): boolean {
  return severity === 'error' && breaking.has(rule);
}

/** Files that Hivemind works by, and that do not parse, are in conflict, or cannot be read at all. */
export const onBrokenFiles: Adviser = async ({ request, snapshot, findings }) => {
  const files = mainFilesIn(snapshot);
  const advice: Advice[] = [];
  for (const [path, faults] of byPath(findings.filter(isBreaking))) {
    const file = files.get(path);
    if (file !== undefined) advice.push(await onMain(request, file, path, faults));
  }
  return advice;
};

function byPath(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.path);
    if (group) group.push(finding);
    else groups.set(finding.path, [finding]);
  }
  return groups;
}

async function onMain(
  request: RecoveryRequest,
  file: string,
  path: string,
  faults: readonly Finding[],
): Promise<Advice> {
  const places = placesOf(faults);
  const stop = 'Stop Hivemind before anything else: each of its processes writes whole files from memory.';
  const has = (rule: string) => faults.some((fault) => fault.rule === rule);
  const cut = faults.length === 1 && faults[0]?.repair;
  const { whole, unread } = await lastWhole(request, path);
  const last = whole
    ? `The last version that is whole is of ${named(whole)}: compare it with what is left before you put it there.`
    : unread === undefined
      ? 'No version of it that git knows is whole: what is left is all there is.'
      : `Whether git knows a version that is whole could not be asked: ${unread}.`;
  const show = whole && showing(whole, path);
  if (has('syntax/conflict-marker')) {
    const conflict = 'Take one of the two sides as a whole: records of both in one store were never true together.';
    return adviceOn(`${file} holds a merge conflict`, places, lossOf(file), [stop, conflict, last], show);
  }
  if (cut) {
    const meaning = 'A whole document stands first, and what follows is none: what the document holds is not lost.';
    const repair = 'Cut what stands behind it; git and --diff show what that is. Do so while nothing writes.';
    const fix = commandOn('agent-state-lint --fix --unsafe --only syntax/json', path);
    return adviceOn(`${file} is longer than its document`, places, meaning, [stop, repair, last], fix);
  }
  const title = has('syntax/unreadable') ? `${file} cannot be read` : `${file} is no whole JSON`;
  return adviceOn(title, places, lossOf(file), [stop, last], show);
}

function adviceOn(
  title: string,
  places: Advice['places'],
  meaning: string,
  todo: readonly string[],
  command: string | undefined,
): Advice {
  return { title, places, meaning, todo, ...(command !== undefined && { command }) };
}
