import type { CompletedWork, MissionContext, NamedText, ResumeCheckpoint } from '../../core/resumption.js';
import { pointInWords } from '../../library/resume/prompt.js';
import type { ResumeResult } from '../../library/resume/resume.js';
import { capped, visible } from '../../text/visible.js';
import { count } from '../../text/words.js';

// What `resume` tells people: a line each, inert.

type Shown = (path: string) => string;

/** Text of a file on one line. Longer than this, nobody reads it here; the other formats have it all. */
const longest = 300;
const line = (text: string): string => visible(capped(text.replace(/\s+/g, ' ').trim(), longest));

/** Whether and how it goes on. */
export function headLines({ path, canResume, decision, context }: ResumeResult, shown: Shown): string[] {
  const { strategy, reason, options } = decision;
  return [
    line(`${shown(path)} ${canResume ? 'can be resumed' : 'cannot be resumed'}`),
    `  strategy: ${strategy}`,
    `  ${line(reason)}`,
    ...(options.length > 0 ? [`  options: ${line(options.join(', '))}`] : []),
    ...(context
      ? [`  mission: ${line(`${context.cluster ?? 'unnamed'} (${context.dialect}), ${context.status ?? 'no status'}`)}`]
      : []),
    ...(context && canResume ? [`  resume point: ${line(pointInWords(context.resumePoint))}`] : []),
  ];
}

/** What came of the checks. */
export function checkLines({ checks }: ResumeResult, shown: Shown): string[] {
  const signs = { passed: 'PASS', failed: 'FAIL', unknown: '????' };
  return [
    'Checks',
    ...checks.flatMap(({ name, outcome, findings, reason, remedy }) => [
      `  ${line(`[${signs[outcome]}] ${name}${reason === undefined ? '' : `: ${reason}`}`)}`,
      ...findings.map(({ path, start, message, rule }) => {
        return `    ${line(`${shown(path)}:${start.line}:${start.column} ${message} (${rule})`)}`;
      }),
      ...(remedy === undefined ? [] : [`    what to do: ${remedy}`]),
    ]),
  ];
}

/** What is to be known. */
export function contextLines(context: MissionContext, shown: Shown): string[] {
  const { checkpoint, warmth, decisions, blockers, completedBlocks, completedThreads, pendingPlans, notes } = context;
  const lessons = warmth.reduce((sum, group) => sum + group.lessons.length, 0);
  const done = [
    ...completedBlocks.map((one) => work('block', one)),
    ...completedThreads.map((one) => work('thread', one)),
  ];
  return [
    ...(checkpoint ? ['', line(`Checkpoint: ${shown(checkpoint.path)}`), ...checkpointLines(checkpoint)] : []),
    ...group('Completed', done),
    ...group(
      'Pending plans',
      pendingPlans.map(({ block, path, isCurrent }) => `${block}: ${shown(path)}${isCurrent ? ' (this one)' : ''}`),
    ),
    ...group('Decisions', decisions.map(named)),
    ...group('Blockers', blockers.map(named)),
    ...group(
      `Warmth: ${count(lessons, 'lesson')}`,
      warmth.flatMap(({ category, lessons: all }) => all.map((text) => `${category}: ${text}`)),
    ),
    ...group('Notes', notes),
  ];
}

function group(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : ['', line(title), ...items.map((item) => `  ${line(item)}`)];
}

/** What its file says stands further in: no field of it can look like its type or its answer. */
function checkpointLines({ type, answer, chosen, options, details }: ResumeCheckpoint): string[] {
  const said = [...details.map(named), ...options.map((option) => `option ${named(option)}`)];
  return [
    `  ${line(`type: ${type ?? 'unknown'}`)}`,
    ...said.map((one) => `    ${line(one)}`),
    `  ${line(`answer: ${answer ?? 'none yet'}${chosen === null ? '' : ` (takes ${chosen})`}`)}`,
  ];
}

const named = ({ name, text }: NamedText): string => [name, text].filter((part) => part !== '').join(': ');

function work(noun: string, { id, name, commits }: CompletedWork): string {
  const title = [`${noun} ${id}`.trim(), name].filter((part) => part !== '').join(': ');
  return commits.length > 0 ? `${title} (${commits.join(', ')})` : title;
}
