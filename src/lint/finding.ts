import type { Document, Target } from '../core/document.js';
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
        ...repair,
        edits: repair.edits.map((edit) => ({ path: edit.at.document.path, ...rangeOf(edit.at), text: edit.text })),
      },
    }),
    fingerprint: fingerprintOf(id, at.document, pointer, at),
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

/** Rule, file, key path and the text there; not the line, so that what moves stays known. */
function fingerprintOf(rule: string, document: Document, pointer: string | undefined, at: Target): string {
  const text = at.isMissing ? '' : document.text.slice(at.start, at.end).trim();
  const facts = [rule, document.path, pointer ?? '', text];
  return digest(JSON.stringify(facts)).slice(0, 32);
}
