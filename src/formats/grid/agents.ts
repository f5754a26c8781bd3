import { folded } from '../../text/words.js';
import { words } from './spec/words.js';

/** Kinds of programs that the documents speak of beside the types of STATE.md; the last two stand for any. */
const others = ['accountant', 'guard', 'debugger', 'program', 'agent'];
const known = [...words.agentType, ...others].join('|');

/** A known type, with or without a number or a name behind it; or any other word with a number. */
const form = new RegExp(
  `^(?:(?:grid[ _-])?(${known})(?:[ _-]?\\d{1,6}|[ _-]\\w{1,10})?|([a-z][a-z_-]{1,40})[-_]\\d{1,6})$`,
  'i',
);
const master = /^(?:mc|master[ _-]?control)(?:-\d{1,6})?$/i;
/** Of a longer text, nobody means a name. */
const longest = 60;

/**
 * The type of an agent, by its name as people and programs write it: `executor` of `executor-003` and `Executor 3`, `mc`
 * of `MC` and `Master Control` (D15), `wizard` of `wizard-001`. Undefined for what names no agent.
 */
export function agentTypeOf(name: string): string | undefined {
  if (name.length > longest) return undefined;
  const text = name.trim();
  if (master.test(text)) return 'mc';
  const [, type, word] = form.exec(text) ?? [];
  const found = type ?? word;
  return found === undefined ? undefined : folded(found);
}

/** Whether a text names an agent. */
export function isAgent(text: string): boolean {
  return agentTypeOf(text) !== undefined;
}
