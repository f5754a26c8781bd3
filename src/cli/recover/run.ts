import { product } from '../../core/product.js';
import type { RecoverOptions, RecoverResult } from '../../index.js';
import type { Purpose } from '../../reporters/account/subject.js';
import { visible } from '../../text/visible.js';
import type { Io } from '../io.js';
import { say } from '../say.js';
import type { RecoverFlags } from './flags.js';

/** One run of `recover` or `migrate`: what was asked, and what was found. */
export interface RecoveryRun {
  readonly purpose: Purpose;
  readonly options: RecoverOptions;
  readonly flags: RecoverFlags;
  /** With a report where one is to be printed: it takes about as long as all the rest. */
  readonly found: Omit<RecoverResult, 'report' | 'sources'> & Partial<Pick<RecoverResult, 'report'>>;
  /** A path as whoever reads the account can open it. */
  readonly shown: (path: string) => string;
  readonly io: Io;
}

/** Says what is to be said beside the account, on standard error; a line each, inert. */
export async function tell({ stderr, env }: Pick<Io, 'stderr' | 'env'>, lines: readonly string[]): Promise<void> {
  for (const line of lines) await say(stderr, `${visible(`${product.name}: ${line}`)}\n`, env);
}
