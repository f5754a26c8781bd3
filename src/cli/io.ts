import type { Person } from './person.js';

/** A stream that text can be written to, and bytes that are none. */
export interface Output {
  write(text: string | Uint8Array): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Everything of the outside that the command touches but files. Streams are asked for only when they are needed. */
export interface Io {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Whoever sits at the terminal; undefined when nobody does. */
  readonly person?: Person | undefined;
  /** Tells when somebody wants an end, of what would go on without one. */
  readonly interrupted?: AbortSignal;
}
