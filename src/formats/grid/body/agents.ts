import type { TextLine } from '../../../text/markdown.js';
import { either } from '../../../text/words.js';
import type { SchemaState } from '../snapshot.js';
import type { ZonedLine } from './claims.js';
import type { Drift } from './drift.js';
import { LineCursor, type Piece } from './line-cursor.js';

/** A line under `Active Agents`: `- **executor-003**: API routes (01-03)`, a row of a table, or `None`. */
interface AgentLine {
  /** The id, or the word that there is none. */
  readonly said: Piece;
  readonly id: string | undefined;
  /** `01-03`, where the line ends with one. */
  readonly block: Piece | undefined;
  readonly line: TextLine;
}

interface ActiveAgent {
  readonly id: string;
  readonly path: string;
  readonly task: string | undefined;
  readonly block: string | undefined;
}

const longestLine = 500;
const listed = /^[ \t]*(?:[-*+]|\d{1,4}[.)]|\|)[ \t]+[*_]{0,3}([a-z]{2,20}-\d{3})\b[*_]{0,3}/;
const nobody = /^[ \t]*(?:[-*+][ \t]+)?[*_(]{0,3}(none|nobody|no (?:active )?agents)(?![a-z])/i;
const blockAtEnd = /^.*\((\d{2}-\d{2})\)[ \t]*$/;

/** Where the body lists other active agents than agents.active, or puts one elsewhere. Without a list it says nothing. */
export function agentDrifts(state: SchemaState, lines: readonly ZonedLine[]): Drift[] {
  const active = activeAgents(state);
  const said = lines.flatMap((zoned) => agentLine(zoned) ?? []);
  if (!active) return [];
  const list = listDrift(state.document.text, said, active);
  return [...(list ? [list] : []), ...said.flatMap((one) => blockDrift(one, active) ?? [])];
}

/** By id; undefined when agents.active is absent, or holds an agent without a sound id. */
function activeAgents({ data }: SchemaState): ReadonlyMap<string, ActiveAgent> | undefined {
  const active = data.agents?.active;
  const agents = active?.flatMap((agent, index) => {
    const { id, task, block } = agent ?? {};
    return id === undefined ? [] : { id, task, block, path: `agents.active.${index}` };
  });
  if (!agents || agents.length !== active?.length) return undefined;
  return new Map(agents.map((agent) => [agent.id, agent]));
}

function agentLine({ line, zone }: ZonedLine): AgentLine | undefined {
  if (zone !== 'agents' || line.raw.length > longestLine) return undefined;
  const cursor = new LineCursor(line);
  const agent = cursor.piece(listed);
  if (agent) return { said: agent, id: agent.text, block: cursor.piece(blockAtEnd), line };
  const none = cursor.piece(nobody);
  return none && { said: none, id: undefined, block: undefined, line };
}

function listDrift(
  text: string,
  said: readonly AgentLine[],
  active: ReadonlyMap<string, ActiveAgent>,
): Drift | undefined {
  const stale = said.filter(({ id }) => id !== undefined && !active.has(id));
  const ids = new Set(said.map(({ id }) => id));
  const missing = [...active.values()].filter(({ id }) => !ids.has(id));
  const [first] = stale.length > 0 ? stale : said;
  if (!first || (stale.length === 0 && missing.length === 0)) return undefined;
  const facts = [
    ...(stale.length > 0 ? [`the body lists ${some(stale.map(({ id }) => id))}, which agents.active does not`] : []),
    ...(missing.length > 0
      ? [`agents.active lists ${some(missing.map(({ id }) => id))}, which the body does not`]
      : []),
  ];
  const edits = rewritten(text, said, { active, missing });
  return { at: first.said, message: facts.join('; '), path: 'agents.active', edits };
}

function blockDrift({ id, block }: AgentLine, active: ReadonlyMap<string, ActiveAgent>): Drift | undefined {
  const agent = active.get(id ?? '');
  if (!block || agent?.block === undefined || block.text === agent.block) return undefined;
  const path = `${agent.path}.block`;
  const message = `the body puts ${agent.id} at block ${block.text}, but ${path} is ${agent.block}`;
  return { at: block, message, path, edits: [{ at: block, text: agent.block }] };
}

/** `a`, `a and b`, `a, b, c and 4 more`. */
function some(all: readonly (string | undefined)[]): string {
  const ids = [...new Set(all)].filter((id) => id !== undefined);
  return either(ids.length > 4 ? [...ids.slice(0, 3), `${ids.length - 3} more`] : ids, 'and');
}

/** Puts a line for each missing agent in the place of what is not true. A table is left to its author. */
function rewritten(
  text: string,
  said: readonly AgentLine[],
  { active, missing }: { active: ReadonlyMap<string, ActiveAgent>; missing: readonly ActiveAgent[] },
): Drift['edits'] {
  if (said.some(({ line }) => line.raw.trimStart().startsWith('|'))) return [];
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const added = active.size === 0 ? ['- None'] : missing.map(lineFor);
  const [first, ...others] = said.filter(({ id }) => id === undefined || !active.has(id));
  if (!first) {
    const end = said.at(-1)?.line.end ?? 0;
    return [{ at: { start: end, end }, text: added.map((line) => lineBreak + line).join('') }];
  }
  const replaced = added.length > 0 ? { at: first.line, text: added.join(lineBreak) } : withoutLine(text, first);
  return [replaced, ...others.map((one) => withoutLine(text, one))];
}

function lineFor({ id, task, block }: ActiveAgent): string {
  const does = task === undefined ? '' : `: ${task.replace(/\s+/g, ' ').trim()}`;
  return `- **${id}**${does}${block === undefined ? '' : ` (${block})`}`;
}

/** Takes out the break before the line, for the last one may have none after it. A heading stands above, at least. */
function withoutLine(text: string, { line }: AgentLine) {
  const before = text.startsWith('\r\n', line.start - 2) ? 2 : 1;
  return { at: { start: line.start - before, end: line.end }, text: '' };
}
