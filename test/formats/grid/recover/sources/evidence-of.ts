import { defaultLimits } from '../../../../../src/core/limits.js';
import { readGrid } from '../../../../../src/formats/grid/read.js';
import type { BlockClaim, Claim, Evidence, PhaseClaim } from '../../../../../src/formats/grid/recover/evidence.js';
import type { GridSnapshot } from '../../../../../src/formats/grid/snapshot.js';
import { MemoryTree } from '../../../../../src/text/memory-tree.js';

/** The root of files whose paths stand inside it. */
export function rootOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<GridSnapshot> {
  const inRoot = Object.fromEntries(Object.entries(files).map(([path, content]) => [`.grid/${path}`, content]));
  return readGrid(new MemoryTree(inRoot), '.grid', defaultLimits);
}

/** `04 complete`, `02-03? begun "Shelves"`: a question mark for what is not sure, `@2` for a plain number in phase 2. */
export function blocksIn({ blocks }: Evidence): string[] {
  return blocks.map(({ block, is, name, sure }: BlockClaim) => {
    const digits = (number: number): string => String(number).padStart(2, '0');
    const label = block.isPlain ? digits(block.number) : `${digits(block.phase ?? 0)}-${digits(block.number)}`;
    const phase = block.isPlain && block.phase !== undefined ? `@${block.phase}` : '';
    return `${label}${phase}${sure ? '' : '?'} ${is}${name === undefined ? '' : ` "${name}"`}`;
  });
}

/** `2 02-core "Core" 5`, with a question mark behind the number for what is not sure. */
export function phasesIn({ phases }: Evidence): string[] {
  return phases.map(({ number, id, name, blocks, sure }: PhaseClaim) => {
    const parts = [`${number}${sure ? '' : '?'}`, id, name && `"${name}"`, blocks];
    return parts.filter((part) => part !== undefined).join(' ');
  });
}

/** Each field as `value` or, when it is not sure, as `value?`; strings without quotes. */
export function fieldsIn({ fields }: Evidence): Record<string, string> {
  const shown = ([path, { value, sure }]: [string, Claim]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [path, `${text}${sure ? '' : '?'}`];
  };
  return Object.fromEntries([...fields].map(shown));
}

/** The moments, as dates in the profile, with a question mark for what is not sure. */
export function momentsIn({ moments }: Evidence): string[] {
  return moments.map(({ value, sure }) => `${new Date(value).toISOString().replace('.000Z', 'Z')}${sure ? '' : '?'}`);
}

export function commitsIn({ commits }: Evidence): string[] {
  return commits.map(({ value }) => value);
}

/** Where a field is said. */
export function placeOf({ fields }: Evidence, path: string): string | undefined {
  const source = fields.get(path)?.source;
  return source && `${source.path}:${source.line}`;
}
