import { besideState, type Files } from './beside.js';
import { bodyOf } from './body.js';
import { persistenceText, proseText } from './older-dialects.js';
import { blockList, type Plan, type PlannedBlock, two } from './plan.js';
import { blockCommit, doneAt, fileOf, frontMatter, type Moment, momentsOf, versionCommit } from './state.js';

export const statePath = '.grid/STATE.md';

/** A commit, with all files as it left them. */
export interface Commit {
  /** The whole name. */
  readonly hash: string;
  readonly subject: string;
  /** In ms since 1970. */
  readonly time: number;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
}

/** A mission with nothing wrong: its history, and what lies in the working tree. */
export interface Mission {
  readonly plan: Plan;
  readonly moments: readonly Moment[];
  /** Oldest first. */
  readonly commits: readonly Commit[];
  readonly files: Files;
  /** In ms since 1970: before anybody could think that the session is dead. */
  readonly now: number;
}

/** STATE.md at one moment. */
export function stateText(plan: Plan, moment: Moment): string {
  return inBytes(plainText(plan, moment), plan);
}

function plainText(plan: Plan, moment: Moment): string {
  if (plan.dialect === 'prose') return proseText(plan, moment);
  if (plan.dialect === 'persistence') return persistenceText(plan, moment);
  return `---\n${frontMatter(plan, moment).join('\n')}\n---\n${bodyOf(plan, moment)}`;
}

const inBytes = (text: string, { notation: { isCrlf, hasMark } }: Plan): string =>
  (hasMark ? '\ufeff' : '') + (isCrlf ? text.replaceAll('\n', '\r\n') : text);

/** Everything that follows from the plan of a mission. */
export function missionOf(plan: Plan): Mission {
  const moments = momentsOf(plan);
  const commits: Commit[] = [];
  let work: Files = {};
  let last: Files = {};
  for (const [index, moment] of moments.entries()) {
    const from = moments[index - 1]?.done ?? 0;
    for (const block of blockList(plan).slice(from, moment.done)) {
      const { inMission } = block;
      work = { ...work, [fileOf(inMission)]: `export const block = ${inMission};\n` };
      const subject = `feat(${scopeOf(plan, block)}): ${block.name.toLowerCase()}`;
      const hash = blockCommit(plan, inMission);
      commits.push({ hash, subject, time: doneAt(plan, inMission), files: { ...last, ...work } });
    }
    const files = { ...work, ...besideState(plan, moment), [statePath]: stateText(plan, moment) };
    if (moment.isLast && !plan.isCommitted) {
      return { plan, moments, commits, files, now: moment.time + 3 * 60_000 };
    }
    last = files;
    const subject = moment.done === 0 ? 'chore: begin the mission' : `chore: ${moment.done} blocks are done`;
    commits.push({ hash: versionCommit(plan, index), subject, time: moment.time + 30_000, files });
  }
  return { plan, moments, commits, files: last, now: (moments.at(-1)?.time ?? 0) + 3 * 60_000 };
}

function scopeOf({ summaries }: Plan, { phase, number, inMission }: PlannedBlock): string {
  return summaries === 'phase-block' || summaries === 'phase-restarting'
    ? `${two(phase)}-${two(number)}`
    : two(inMission);
}
