import type { Target } from '../core/document.js';
import type { Finding } from '../core/finding.js';
import type { KeyPath, Range } from '../core/place.js';
import { product } from '../core/product.js';
import type { ReportOptions, Rule } from '../core/rule.js';
import { digest } from '../text/digest.js';

/** Where a rule's page stands on the web. */
export function ruleUrl(id: string): string {
  return `${product.url}/blob/main/docs/rules/${id}.md`;
}

/** What a rule said, with all that the engine adds: id, severity, line and column, pointer, fingerprint, URL. */
export function toFinding({ id, severity }: Rule, at: Target, message: string, options: ReportOptions = {}): Finding {
  const { related, repair } = options;
  const pointer = at.keyPath && pointerOf(at.keyPath);
  return {
    rule: id,
    severity: options.severity ?? severity,
    message,
    path: at.document.path,
    ...(pointer !== undefined && { pointer }),
    ...rangeOf(at),
    ...(related?.length && {
      related: related.map((one) => ({ message: one.message, path: one.at.document.path, ...rangeOf(one.at) })),
    }),
    ...(repair && {
      repair: {
        safe: repair.safe,
        title: repair.title,
        edits: repair.edits.map((edit) => ({ path: edit.at.document.path, ...rangeOf(edit.at), text: edit.text })),
      },
    }),
    fingerprint: fingerprintOf(id, at.document.path, pointer, at.isMissing ? '' : textAt(at)),
    url: ruleUrl(id),
  };
}

function rangeOf({ document, start, end }: Target): Range {
  return { start: document.position(start), end: document.position(end) };
}

/** RFC 6901. */
function pointerOf(keyPath: KeyPath): string {
  return keyPath.map((part) => `/${String(part).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('');
}

function textAt({ document, start, end }: Target): string {
  return document.text.slice(start, end);
}

/**
 * Rule, file, key path and the text there; not the line, so that what moves stays known.
 * @param text nothing, where what is wrong is that something is missing
 */
export function fingerprintOf(rule: string, path: string, pointer: string | undefined, text: string): string {
  const facts = [rule, path, pointer ?? '', text.trim()];
  return digest(JSON.stringify(facts)).slice(0, 32);
}
