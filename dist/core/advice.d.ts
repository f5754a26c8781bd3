/** What a person is told about one trouble of a state that only its own tools may write. Nothing here does any of it. */
export interface Advice {
    /** What the trouble is, in a few words. Sentences are ours; what comes from files is only quoted. */
    readonly title: string;
    /** Where it shows: paths relative to the repository, lines from 1. */
    readonly places: readonly {
        readonly path: string;
        readonly line?: number;
    }[];
    readonly meaning: string;
    /** What to do, step by step: a sentence each. */
    readonly todo: readonly string[];
    /** A command that a person may run. */
    readonly command?: string;
}
