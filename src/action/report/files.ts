import { resolve } from 'node:path';
import { type LintResult, type Report, rules, UsageError } from '../../index.js';
import { type Output, outputTargets } from '../../library/output-targets.js';
import { reporters } from '../../reporters/index.js';
import { hasLinkBetween } from '../../repository/folders.js';
import { pathsSeenFrom } from '../../repository/shown-path.js';
import { WriteError, writeFile } from '../../repository/write-file.js';
import { refuseTracked } from './tracked.js';

/** The files that a workflow asks for, relative to the workspace. */
export interface WantedFiles {
  readonly sarifFile?: string | undefined;
  readonly jsonFile?: string | undefined;
}

/** Where they are, in full; empty where there is none. In the words of the outputs. */
export interface WrittenFiles {
  readonly sarif: string;
  readonly report: string;
  /** Why some could not be written: the others were. */
  readonly faults: readonly string[];
}

/**
 * Writes the report in the formats that a workflow wants as files, as `--output` of the command does: each as a whole,
 * and none before it is known that all may be written.
 * @param report what is to be written; that of what was linted, and with recovery where somebody asked for it
 * @throws UsageError when one would lie among state, take the place of the baseline or of another one, or is reached
 * over a link in the workspace, or is one that git tracks
 */
export async function writeFiles(
  { sarifFile, jsonFile }: WantedFiles,
  linted: LintResult,
  report: Report,
  workspace: string,
): Promise<WrittenFiles> {
  const wanted = [
    { format: 'sarif', input: 'sarif-file', path: sarifFile },
    { format: 'json', input: 'json-file', path: jsonFile },
  ] as const;
  const asked = wanted.flatMap(({ format, input, path }) => {
    return path === undefined ? [] : [{ format, path, name: `the input ${input} (${path})` }];
  });
  for (const output of asked) refuseLinks(output, workspace);
  const files = outputTargets(asked, workspace, linted);
  for (const output of asked) await refuseTracked(output, workspace);
  const faults: string[] = [];
  const context = { sources: linted.sources, shown: pathsSeenFrom(workspace, linted.top), rules: rules() };
  const written = { sarif: '', json: '' };
  for (const [index, { format, name }] of asked.entries()) {
    const file = files[index] as string;
    const reporter = await reporters[format]();
    const text = reporter(report, { ...context, colors: false, width: 80, elapsedMs: 0 });
    const fault = await faultOf(writeFile(file, text));
    if (fault === undefined) written[format] = file;
    else faults.push(`${name}: ${fault}`);
  }
  return { sarif: written.sarif, report: written.json, faults };
}

/** Why a file could not be written; undefined when it was. */
async function faultOf(written: Promise<unknown>): Promise<string | undefined> {
  try {
    await written;
    return undefined;
  } catch (error) {
    if (error instanceof WriteError) return error.message;
    throw error;
  }
}

/**
 * A checkout holds what a stranger wrote: a link in it may lead anywhere.
 * @throws UsageError when a folder on the way to a file is one
 */
export function refuseLinks({ name, path }: Output, workspace: string): void {
  if (!hasLinkBetween(workspace, resolve(workspace, path))) return;
  throw new UsageError(`${name} is reached over a link in the workspace, and links there are not followed`);
}
