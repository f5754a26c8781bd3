import { InvalidArgumentError, Option } from 'commander';
import { type FormatName, formatNames } from '../reporters/index.js';
import type { ReportWord } from './report-requests.js';

/**
 * How findings are written, and where to. Both may be repeated, and it matters which stands behind which.
 * @param words where they are put, in their order
 */
export function reportOptions(words: ReportWord[]): Option[] {
  const said = <T extends ReportWord>(word: T): T => {
    words.push(word);
    return word;
  };
  const format = new Option('--format <format>', 'how to print; may be repeated, each with an --output of its own');
  const { parseArg: chosen = nonEmpty } = format.choices(formatNames);
  return [
    format.argParser((text, before) => said({ format: chosen(text, before) as FormatName }).format).default('pretty'),
    new Option(
      '--output <file>',
      'write the report of the --format before it to a file outside of the state; - is standard output',
    ).argParser((text) => said({ output: nonEmpty(text) }).output),
  ];
}

/** What says whether a run fails. */
export function verdictOptions(): Option[] {
  return [
    new Option(
      '--fail-on <severity>',
      'the least severity that makes the exit status 1; error, when nothing else is configured',
    ).choices(['error', 'warning', 'info', 'never']),
    new Option('--max-warnings <number>', 'exit status 1 when there are more, whatever --fail-on says').argParser(
      wholeNumber,
    ),
  ];
}

export function configurationOptions(): Option[] {
  return [
    new Option('--config <file>', 'the configuration, instead of the nearest agent-state-lint.yaml above').argParser(
      nonEmpty,
    ),
    new Option('--no-config', 'no configuration'),
  ];
}

export function lookOptions(): Option[] {
  return [
    new Option('--color', 'colour, even where it is no terminal'),
    new Option('--no-color', 'no colour; so do NO_COLOR=1 and FORCE_COLOR=0'),
  ];
}

export function nonEmpty(text: string): string {
  if (text === '') throw new InvalidArgumentError('It must not be empty.');
  return text;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}
