import { defaultLimits } from '../../../../core/limits.js';
import { isPlaceholder } from '../../../common/placeholder.js';
import { schemaAt } from '../../../common/schema.js';
import { stateSpecification } from '../../specifications.js';
import { writtenState } from '../write/write-state.js';
import { blockers, decisions, ignored, scratchpad, warmth } from './companions.js';
import { freshState } from './state.js';

/**
 * The files of a root in which nothing has happened yet, by their paths inside it (persistence guide, "Initialize a
 * Project"). STATE.md comes last: once it is there, all is.
 * @param now in ms since 1970
 */
export function freshFiles({ name, now }: { name: string; now: number }): Readonly<Record<string, string>> {
  const state = freshState(missionName(name), now);
  return {
    '.gitignore': ignored,
    'plans/.gitkeep': '',
    'phases/.gitkeep': '',
    'WARMTH.md': warmth,
    'SCRATCHPAD.md': scratchpad,
    'DECISIONS.md': decisions,
    'BLOCKERS.md': blockers,
    'config.json': `${JSON.stringify({ version: '1.0', mode: state.mode }, undefined, 2)}\n`,
    'STATE.md': writtenState({ text: undefined, body: '' }, state, defaultLimits),
  };
}

/** A name in one line; what could only be a mistake is none. */
function missionName(name: string): string {
  const line = name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const schema = schemaAt(stateSpecification.schema, ['cluster']);
  return !schema || isPlaceholder(line, schema) ? 'Unnamed mission' : line;
}
