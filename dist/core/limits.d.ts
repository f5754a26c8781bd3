/** What a run puts up with (D34). Times in ms, sizes in bytes. */
export interface Limits {
    readonly heartbeatMs: number;
    readonly staleStoreMs: number;
    readonly clockSkewMs: number;
    readonly aliasExpansions: number;
    readonly yamlBytes: number;
    readonly markdownBytes: number;
    /** Of a Markdown body that is handed to a parser. */
    readonly parsedMarkdownBytes: number;
    readonly jsonBytes: number;
    readonly depth: number;
    readonly keys: number;
    readonly findings: number;
}
export declare const defaultLimits: Limits;
