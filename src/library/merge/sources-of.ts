import type { Finding } from '../../core/finding.js';
import { defaultLimits } from '../../core/limits.js';
import type { Position } from '../../core/place.js';
import type { Tree } from '../../core/tree.js';
import { fingerprintOf } from '../../lint/finding.js';
import { decode } from '../../text/decode.js';
import { type Line, linesOf } from '../../text/lines.js';

/** Of a file, and of all together: more is not held for code frames, in bytes. */
const most = { file: Math.max(defaultLimits.jsonBytes, defaultLimits.markdownBytes), all: 32 * 1024 * 1024 };

/**
 * The texts that findings of an earlier run speak of, as far as a tree still holds what was found there. A file that was
 * changed since is left out: a code frame would show other lines than those that are meant.
 */
export async function sourcesOf(findings: readonly Finding[], tree: Tree): Promise<ReadonlyMap<string, string>> {
  const byPath = new Map<string, Finding[]>();
  for (const finding of findings) {
    for (const { path } of [finding, ...(finding.related ?? [])]) byPath.set(path, byPath.get(path) ?? []);
    byPath.get(finding.path)?.push(finding);
  }
  const sources = new Map<string, string>();
  let left = most.all;
  for (const [path, found] of byPath) {
    const read = await tree.read(path, Math.min(most.file, left));
    const text = read.ok ? decode(read.bytes) : undefined;
    if (!read.ok || !text?.ok) continue;
    const lines = linesOf(text.text);
    if (!found.every((finding) => isStillThere(finding, text.text, lines))) continue;
    sources.set(path, text.text);
    left -= read.bytes.length;
  }
  return sources;
}

/** A fingerprint tells of the text at its place, unless something is missing there. */
function isStillThere(finding: Finding, text: string, lines: readonly Line[]): boolean {
  const { rule, path, pointer, start, end, fingerprint } = finding;
  const at = text.slice(offsetOf(start, text, lines), offsetOf(end, text, lines));
  return ['', at].some((one) => fingerprint.startsWith(fingerprintOf(rule, path, pointer, one)));
}

function offsetOf({ line, column }: Position, text: string, lines: readonly Line[]): number {
  const start = lines[line - 1]?.start;
  return start === undefined ? text.length : start + column - 1;
}
