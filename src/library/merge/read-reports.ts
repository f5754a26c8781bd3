import { basename, dirname } from 'node:path';
import { bytesOf, type DataFile } from '../../lint/data-file.js';
import type { NamedReport } from '../../lint/merge/named-report.js';
import { mostBytes, readReport } from '../../lint/report-file/read.js';
import { mostShards } from '../../lint/shard.js';
import { UsageError } from '../../lint/usage-error.js';
import { isFolder, realPath } from '../../repository/folders.js';
import { WorkingTree } from '../../repository/working-tree.js';
import { pathIn } from '../../text/paths.js';
import { size } from '../../text/words.js';

/** A place on the disk, below a folder. Below that, no link is followed. */
export interface Spot {
  /** Absolute, without links. */
  readonly top: string;
  /** Relative to it, with `/`; empty for the folder itself. */
  readonly path: string;
  /** How messages call it. */
  readonly name: string;
}

/** All of them together, in bytes. */
const mostInAll = 4 * mostBytes;

/** Where a path leads that somebody has named: they may mean what a link leads to. @param path absolute */
export function spotAt(path: string, name: string): Spot {
  const real = realPath(path);
  return isFolder(real) ? { top: real, path: '', name } : { top: dirname(real), path: basename(real), name };
}

/**
 * Reads the JSON reports of earlier runs. A folder stands for all files in it whose names end in `.json`.
 * @throws UsageError when there is none, one cannot be read or is no such report, or there is no end to them
 */
export async function readReports(spots: readonly Spot[]): Promise<readonly NamedReport[]> {
  const files: DataFile[] = [];
  for (const spot of spots) files.push(...(await filesAt(spot)));
  if (files.length > mostShards) throw new UsageError(`${files.length} reports are more than ${mostShards}`);
  const reports: NamedReport[] = [];
  let length = 0;
  for (const file of files) {
    const bytes = await bytesOf(file, mostBytes);
    length += bytes.length;
    if (length > mostInAll) throw new UsageError(`the reports are larger than ${size(mostInAll)} together`);
    reports.push({ name: file.name, report: await readReport(bytes, file.name) });
  }
  return reports;
}

async function filesAt({ top, path, name }: Spot): Promise<DataFile[]> {
  const tree = new WorkingTree(top);
  if (path !== '' && (await tree.kind(path)) !== 'directory') return [{ tree, path, name }];
  const entries = (await tree.list(path)).filter((entry) => entry.name.endsWith('.json') && entry.kind !== 'directory');
  if (entries.length === 0) throw new UsageError(`${name} holds no report: no file in it ends in .json`);
  const folder = name.replace(/[\\/]+$/, '');
  return entries.map((entry) => ({ tree, path: pathIn(path, entry.name), name: `${folder}/${entry.name}` }));
}
