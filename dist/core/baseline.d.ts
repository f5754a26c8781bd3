import type { Target } from './document.js';
/** An entry of a baseline that hides nothing any more. */
export interface StaleEntry {
    /** The entry in the file of the baseline. */
    readonly at: Target;
    readonly rule: string;
    /** The file that it speaks of. */
    readonly path: string;
    /** The day on which it was first recorded: `2026-05-12`. */
    readonly date: string;
    /** Whether there is such a rule. */
    readonly isKnown: boolean;
}
