import type { Data } from '../../../../core/data.js';
import { mapOf } from '../../../../text/data.js';
import { withLineFeeds } from '../../../../text/lines.js';
import { stateFile } from '../../layout.js';
import { type Claim, type Evidence, silent } from '../evidence.js';
import { nameIn } from './names.js';

// The body of a state of the schema dialect repeats some of its front matter for people (STATE.md schema 6): where a
// field above is gone or damaged, its lines still say it.

const heading = /^ {0,3}# THE GRID\b[^\n]{0,40}\bMission State\b/im;

/** Whether a Markdown text is the body of a state of the schema dialect. */
export function isSchemaBody(text: string): boolean {
  return heading.test(text);
}

const word = (text: string): Data | undefined => nameIn(text);

/** What each group of a line says, by the fields that say the same. */
const lines: readonly (readonly [RegExp, ...(readonly (readonly [string, (text: string) => Data | undefined])[])[]])[] =
  [
    [/^ {0,3}## Mission:[ \t]*([^\n]{1,200})$/gm, [['cluster', word]]],
    [/^\*\*Status:\*\*[ \t]*(\w{1,40})[ \t]*$/gm, [['status', word]]],
    [/^\*\*Mode:\*\*[ \t]*(\w{1,40})[ \t]*$/gm, [['mode', word]]],
    [
      /^Phase (\d{1,4})(?:\/(\d{1,4}))?(?::[ \t]*([^\n]{1,200}))?$/gm,
      [
        ['position.phase', Number],
        ['phases.current', Number],
      ],
      [['phases.total', Number]],
      [['position.phase_name', word]],
    ],
    [/^Block (\d{1,4})(?::[ \t]*([^\n]{1,200}))?$/gm, [['position.block', Number]], [['position.block_name', word]]],
    [/^Thread (\d{1,4})(?:\/(\d{1,4}))?[ \t]*$/gm, [['position.thread', Number]], [['position.thread_total', Number]]],
  ];

/**
 * What the body below a state of the schema dialect says of single fields. A line that stands there twice, and says two
 * things, says nothing.
 * @param text of the file, in whatever state
 */
export function renderedBodyFields(text: string, path: string): ReadonlyMap<string, Claim> {
  const start = text.search(heading);
  const fields = new Map<string, Claim>();
  if (start < 0) return fields;
  const body = withLineFeeds(text.slice(start));
  const first = lineAt(text, start);
  for (const [pattern, ...groups] of lines) {
    const found = [...body.matchAll(pattern)];
    const [match] = found;
    if (!match || found.some(([other]) => other.trim() !== match[0].trim())) continue;
    const source = { what: stateFile, path, line: first + lineAt(body, match.index) - 1 };
    for (const [index, names] of groups.entries()) {
      const said = match[index + 1];
      for (const [field, read] of said === undefined ? [] : names) {
        const value = read(said ?? '');
        if (value !== undefined) fields.set(field, { value, source, sure: true });
      }
    }
  }
  const active = activeAgents(body, { path, first });
  if (active) fields.set('agents.active', active);
  return fields;
}

/** The same as evidence beside what is left of the front matter, which says it better. */
export function renderedBodyEvidence(text: string, path: string): Evidence {
  const fields = new Map(renderedBodyFields(text, path));
  fields.delete('agents.active'); // an agent that is no longer there is none of the mission's
  return { ...silent('body'), fields };
}

const agentsHeading = /^## Active Agents[ \t]*$/m;
const agentLine = /^- \*\*([a-z][\w-]{0,60})\*\*:[ \t]*([^\n]{1,300}?)(?:[ \t]*\((\d{2}-\d{2})\))?[ \t]*$/;

/** What the list of agents tells of each: its id, its task and its block. */
function activeAgents(body: string, { path, first }: { path: string; first: number }): Claim | undefined {
  const start = body.search(agentsHeading);
  if (start < 0) return undefined;
  const [, ...below] = body.slice(start).split('\n');
  const end = below.findIndex((line) => line.startsWith('#'));
  const agents = (end < 0 ? below : below.slice(0, end)).flatMap((line): Data[] => {
    const [, id, task, block] = agentLine.exec(line) ?? [];
    if (id === undefined || task === undefined) return [];
    return [mapOf([['id', id], ['task', task], ...(block === undefined ? [] : [['block', block] as const])])];
  });
  if (agents.length === 0) return undefined;
  return { value: agents, source: { what: stateFile, path, line: first + lineAt(body, start) - 1 }, sure: false };
}

/** 1-based. */
const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
