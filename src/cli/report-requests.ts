import { UsageError } from '../index.js';
import type { FormatName } from '../reporters/index.js';

/** A report that is asked for: how it is written, and where to. */
export interface ReportRequest {
  readonly format: FormatName;
  /** A file, or `-`; standard output when nothing is said. */
  readonly output?: string;
}

/** `--format` and `--output`, in the order in which they were written. */
export type ReportWord = { readonly format: FormatName } | { readonly output: string };

/** Without any option. */
export const everydayReport: ReportRequest = { format: 'pretty' };

/**
 * The reports that these options ask for: each `--output` is that of the `--format` before it. One alone of each may
 * stand in any order, and without a format it is the everyday one.
 * @throws UsageError when an output has no format of its own, or two reports go to one stream
 */
export function reportRequests(words: readonly ReportWord[]): readonly ReportRequest[] {
  const formats = words.flatMap((word) => ('format' in word ? [word.format] : []));
  const outputs = words.flatMap((word) => ('output' in word ? [word.output] : []));
  const [output] = outputs;
  if (formats.length < 2 && outputs.length < 2) {
    return [{ format: formats[0] ?? everydayReport.format, ...(output !== undefined && { output }) }];
  }
  const requests = inOrder(words);
  for (const stream of ['standard output', 'standard error']) {
    const [, second] = requests.filter((request) => streamName(request.output) === stream);
    if (second)
      throw new UsageError(`two reports on ${stream}; name a file behind --format ${second.format} with --output`);
  }
  return requests;
}

function inOrder(words: readonly ReportWord[]): ReportRequest[] {
  const requests: ReportRequest[] = [];
  for (const word of words) {
    const last = requests.at(-1);
    if ('format' in word) requests.push(word);
    else if (!last) throw new UsageError(`--output ${word.output} needs a --format before it, for there are several`);
    else if (last.output !== undefined) {
      throw new UsageError(
        `--output ${word.output} needs a --format of its own: ${last.format} goes to ${last.output}`,
      );
    } else requests[requests.length - 1] = { ...last, output: word.output };
  }
  return requests;
}

/** What systems call the streams: no file can always be opened there, and a runner reads them. */
const streams = /^\/(?:dev\/(?:std(?<name>out|err)|fd\/(?<fd>[12]))|proc\/self\/fd\/(?<own>[12]))$/;

export function streamName(output: string | undefined): 'standard output' | 'standard error' | undefined {
  if (output === undefined || output === '-') return 'standard output';
  const { name, fd, own } = streams.exec(output)?.groups ?? {};
  const stream = name ?? fd ?? own;
  if (stream === undefined) return undefined;
  return stream === 'out' || stream === '1' ? 'standard output' : 'standard error';
}
