import type { Data, DataMap } from '../../../../core/data.js';
import type { Limits } from '../../../../core/limits.js';
import { conflictMarkers } from '../../../../text/conflict-markers.js';
import { isDataMap, mapOf } from '../../../../text/data.js';
import { splitFrontMatter } from '../../../../text/front-matter.js';
import { rewriteYaml } from '../../../../text/yaml-patch/patch-yaml.js';
import type { State } from '../../spec/generated/types.js';
import { keptBody, renderedBody, withoutBlankStart } from './body.js';
import { renderedFrontMatter } from './front-matter.js';
import { merged } from './merged.js';
import { stateOrder } from './order.js';

/** What was left of the old STATE.md. */
export interface OldState {
  /** Front matter that parses, and the body below it; undefined when there is no mapping left. */
  readonly text: string | undefined;
  /** The Markdown that could be kept where there is no text; blank when there is none. */
  readonly body: string;
  /** Whether the body was lost, so that a new one is to stand below the text. */
  readonly isCut?: boolean;
}

/**
 * STATE.md with the fields of a state, without a byte order mark. Of an old text that parses, every byte stays that says
 * nothing else, its body included (STATE.md schema 10.2); without one, the front matter is a new one, and so is the body
 * where none was kept. Never throws.
 */
export function writtenState(old: OldState, state: State, limits: Limits): string {
  const wanted = plain(state);
  const text = patched(old.text, wanted, limits);
  if (text === undefined) return rendered(old.body, wanted);
  return old.isCut ? text + inLineBreaksOf(text, renderedBody(wanted)) : text;
}

function patched(old: string | undefined, state: DataMap, limits: Limits): string | undefined {
  const text = old?.replace(/^\ufeff/, '');
  if (text === undefined) return undefined;
  const { form, yaml } = splitFrontMatter(text);
  if (form !== 'fenced') return undefined;
  return rewriteYaml({ text, ...yaml }, (data) => merged(data, state), { limits, order: stateOrder });
}

/**
 * A body that would break the file, for it holds fences or a conflict, stands in it as code. A file that a crash filled
 * with NUL bytes is no text to any reader, so none of them is kept.
 */
function rendered(old: string, state: DataMap): string {
  const front = renderedFrontMatter(state);
  const kept = withoutBlankStart(old.replace(/^\ufeff/, '').replaceAll('\0', ''));
  if (kept === '') return front + renderedBody(state);
  const asItIs = `${inLineBreaksOf(kept, `${front}\n`)}${kept}`;
  return isSound(asItIs) ? asItIs : inLineBreaksOf(kept, front + keptBody(state, kept));
}

/** A new text with the line breaks of an old one. */
const inLineBreaksOf = (old: string, text: string): string =>
  text.replaceAll('\n', old.includes('\r\n') ? '\r\n' : '\n');

const isSound = (text: string): boolean =>
  conflictMarkers(text).length === 0 && splitFrontMatter(text).faults.length === 0;

/** Without fields that are undefined, and without prototypes. */
function plain(value: object): DataMap {
  const said = Object.entries(value).filter(([, field]) => field !== undefined);
  return mapOf(said.map(([key, field]) => [key, plainValue(field)]));
}

function plainValue(value: unknown): Data {
  if (Array.isArray(value)) return value.map(plainValue);
  return isDataMap(value as Data) ? plain(value as object) : (value as Data);
}
