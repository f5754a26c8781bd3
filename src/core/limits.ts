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

export const defaultLimits: Limits = {
  heartbeatMs: 10 * 60_000,
  staleStoreMs: 30 * 60_000,
  clockSkewMs: 2 * 60_000,
  aliasExpansions: 100,
  yamlBytes: 128 * 1024,
  markdownBytes: 1024 * 1024,
  parsedMarkdownBytes: 256 * 1024,
  jsonBytes: 64 * 1024 * 1024,
  depth: 64,
  keys: 20_000,
  findings: 10_000,
};
