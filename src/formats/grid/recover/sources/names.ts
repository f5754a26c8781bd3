import type { Source } from '../../../../core/recovery.js';
import { isPlaceholder } from '../../../common/placeholder.js';
import { parsePhase } from '../../mission/blocks.js';
import { shapes } from '../../spec/words.js';
import { isUnsaid, saysNothing } from '../../texts/nothing.js';
import type { PhaseClaim } from '../evidence.js';
import { slug } from '../write/ids.js';

const longest = 200;
/** What no name holds, and YAML only in quotes. */
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/gu;
const phaseId = new RegExp(shapes.phaseId.pattern);
/** An id has two digits. */
const mostPhases = 99;

/** A name on one line; undefined for want of one: a placeholder, a word for nothing, signs alone, a whole paragraph. */
export function nameIn(text: string): string | undefined {
  if (text.length > longest * 2) return undefined;
  const name = text.replace(unfit, ' ').replace(/\s+/g, ' ').trim();
  const isNone =
    isPlaceholder(name, { 'x-kind': 'name' }) || isUnsaid(name) || saysNothing(name) || !/[\p{L}\p{N}]/u.test(name);
  return isNone || name.length > longest ? undefined : name;
}

/** Whether a number may be that of a phase. */
export function isPhaseNumber(number: number | undefined): number is number {
  return number !== undefined && number >= 1 && number <= mostPhases;
}

/** A text as the id of a phase: undefined when it has not the shape that the schema wants. */
export function phaseIdIn(text: string): string | undefined {
  return text.length <= longest && phaseId.test(text) && isPhaseNumber(parsePhase(text)) ? text : undefined;
}

/** The id of a phase by its number and its name: `02-core-features`. Undefined when the name has no letter for it. */
export function phaseIdOf(number: number, name: string): string | undefined {
  const words = slug(name, '');
  return words === '' || !isPhaseNumber(number) ? undefined : `${String(number).padStart(2, '0')}-${words}`;
}

/** What the folder of a phase is called, or a field such as `phase: 02-core`: the id is said, and the name worked out. */
export function phasesIn(text: string, source: Source): readonly PhaseClaim[] {
  const number = parsePhase(text.slice(0, longest));
  if (!isPhaseNumber(number)) return [];
  const id = phaseIdIn(text);
  const words = /^\s{0,9}(?:phase[ _-]?)?\d{1,4}[\s_:.–—-]{1,5}(.{1,200})$/i.exec(text)?.[1];
  const name = words === undefined || /^of\b/i.test(words) ? undefined : nameIn(titled(words));
  const derived = id === undefined && name !== undefined ? phaseIdOf(number, name) : undefined;
  return [
    { number, ...(id !== undefined && { id }), source, sure: true },
    ...(name === undefined
      ? []
      : [{ number, ...(derived !== undefined && { id: derived }), name, source, sure: false } as const]),
  ];
}

/** `core-features` is called Core Features. */
export function titled(words: string): string {
  const parts = words.split(/[\s_-]+/).filter((part) => part !== '');
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ');
}
