import type { Target } from './document.js';
/** A rule that a comment is to silence, and what came of it. */
export interface SilencedRule {
    readonly id: string;
    readonly at: Target;
    readonly answer: 'silenced'
    /** It judged the file, and had nothing to say about the line. */
     | 'nothing-said'
    /** It did not judge the file, or not all of it: nobody knows what it would have said. */
     | 'not-judged' | 'unknown'
    /** No comment silences it. */
     | 'never';
    /** The rule that an unknown id probably means. */
    readonly meant?: string;
}
/** Why a comment silences nothing, whatever it names. */
export type Malformed = 'other-word' | 'no-rule' | 'not-alone' | 'not-closed';
/** A comment in a file that is to silence some rules on the next line. */
export interface Suppression {
    readonly at: Target;
    readonly malformed?: Malformed;
    /** Empty when it is malformed. */
    readonly rules: readonly SilencedRule[];
}
/** The comments of a root that are to silence something. */
export interface Suppressions {
    readonly comments: readonly Suppression[];
    /** Why there may be more of them. */
    readonly unread: readonly string[];
}
