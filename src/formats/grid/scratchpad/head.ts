import { isAgent } from '../agents.js';
import { clockTime } from './clock-time.js';

/** What the head of an entry says: `executor-01 | 14:05:00 | PROGRESS`. Empty where it says nothing. */
export interface Head {
  readonly who: string;
  readonly time: string;
  readonly kind: string;
}

/** Any word in capitals may be a kind: those of the documents are only examples. */
const kindForm = /^[^\p{L}\p{N}]{0,6}[A-Z][A-Z0-9 _/-]{2,30}[^\p{L}\p{N}]{0,6}$/u;
/** What a template says instead: `{program-id} | HH:MM:SS | <KIND>`. */
const template =
  /[{}<>]|^(?:program|program[ _-]id|agent|agent[ _-]id|who|name|time|timestamp|when|kind|type|category|entry|hh:mm.*|yyyy.*|\.{3}|…)$/i;
const decoration = /^[\s*_`[("']{1,20}|[\s*_`\])"']{1,20}$/g;
/** Of a longer line, nobody means a head. */
const longest = 300;
const mostParts = 8;

function isKind(text: string): boolean {
  return text.length <= 45 && kindForm.test(text) && !isAgent(text);
}

/** A kind is a word or two; what is longer is what was found. */
function asKind(text = ''): string {
  return text.length <= 40 && !text.includes(':') && text.split(/\s/).length <= 3 ? text : '';
}

/**
 * Reads a line as the head of an entry, also where one of its three parts is missing. Undefined for a line that is no
 * head: text with a `|` in it, a row of names, the form that a template explains.
 * @param isHeading whether the line is a heading: then less is asked of it
 */
export function headOf(line: string, isHeading: boolean): Head | undefined {
  if (line.length > longest || !line.includes('|')) return undefined;
  const parts = partsOf(line);
  if (parts.length < 2 || parts.length > mostParts || parts.some((part) => template.test(part))) return undefined;
  const at = parts.findIndex((part) => clockTime(part) !== undefined);
  if (at > 2) return undefined;
  return at < 0 ? withoutTime(parts, isHeading) : withTime(parts, at, isHeading);
}

function withTime(parts: readonly string[], at: number, isHeading: boolean): Head | undefined {
  const time = parts[at] ?? '';
  const [first = '', second] = parts.filter((_, index) => index !== at);
  const turned = isKind(first) && (second === undefined || isAgent(second) || (at === 0 && !isKind(second)));
  const who = turned ? (second !== undefined && isAgent(second) ? second : '') : first;
  const kind = turned ? first : asKind(second);
  const isSure = isHeading || isAgent(who) || isKind(kind) || (who !== '' && kind !== '');
  return isSure ? { who, time, kind } : undefined;
}

/** `executor-01 | PATTERN`, `executor-01 | soon | PATTERN`. */
function withoutTime(parts: readonly string[], isHeading: boolean): Head | undefined {
  const [who = '', second = '', third = ''] = parts;
  const kind = [second, third].find(isKind) ?? '';
  const isSure = isAgent(who) && (kind !== '' || isHeading);
  return isSure ? { who, time: kind === second ? '' : second, kind } : undefined;
}

/** The parts of a line without what stands around them. A time and a name may share one: `[14:05] executor-01 | GOTCHA`. */
function partsOf(line: string): readonly string[] {
  const all = line.split('|').map((part) => part.replace(decoration, ''));
  const isFramed = all.length > 2 && all[0] === '' && all.at(-1) === '';
  return (isFramed ? all.slice(1, -1) : all).flatMap((part) => {
    const [, before = '', after = ''] = /^([^\s\]]{3,40})\]?[\s,]{1,9}\[?([^\s[]{2,40})$/.exec(part) ?? [];
    const isPair = clockTime(before) ? isAgent(after) : clockTime(after) !== undefined && isAgent(before);
    return isPair ? [before, after] : [part];
  });
}
