import type { Finding, RelatedPlace, Repair } from '../../core/finding.js';
import type { Position } from '../../core/place.js';
import { visible } from '../../text/visible.js';
import { changes } from './changes.js';
import { displayWidth } from './display-width.js';
import { frame, type Mark } from './frame.js';
import type { Look } from './look.js';
import type { Source } from './source.js';
import { wrap } from './wrap.js';

/** Lines of source before and after a finding's own. */
const context = 2;
/** Places elsewhere that one finding shows. */
const mostRelated = 5;

export interface Sight {
  readonly look: Look;
  readonly shown: (path: string) => string;
  /** Undefined for a file that was not read. */
  source(path: string): Source | undefined;
}

/** One finding with all there is to it: place, message, code frame, related places, repair. */
export function inFull(finding: Finding, sight: Sight): string[] {
  const { rule, severity, message, path, start, related = [], repair } = finding;
  const { look } = sight;
  const source = sight.source(path);
  const isNear = (one: RelatedPlace) =>
    source !== undefined && one.path === path && Math.abs(one.start.line - start.line) <= context;
  const near = related.filter(isNear).slice(0, mostRelated);
  const far = related.filter((one) => !near.includes(one));
  const main: Mark = { at: finding, sign: '^', paint: look.severity[severity] };
  const beside = near.map((one): Mark => ({ at: one, sign: '-', paint: look.path, label: visible(one.message) }));
  return [
    `${look.path(place(path, start, sight))} ${look.severity[severity](severity)} ${look.faint(rule)}`,
    ...indented(wrap(visible(message), look.width - 2).map(look.strong)),
    ...(source ? ['', ...indented(frame(source, [main, ...beside], context, look))] : []),
    ...relatedPlaces(far, sight),
    ...(repair ? theRepair(repair, sight) : []),
  ];
}

/** One finding in one line, or as many as its message needs; its file is named above. */
export function inShort({ rule, severity, message, start }: Finding, { look }: Sight): string[] {
  const at = `${start.line}:${start.column}`.padStart(9);
  const indent = at.length + 10;
  const [first = '', ...more] = wrap(`${visible(message)} ${rule}`, look.width - indent);
  const lines = [
    `${at} ${look.severity[severity](severity.padEnd(8))} ${first}`,
    ...more.map((line) => ' '.repeat(indent) + line),
  ];
  // The rule is one word, and the last.
  return lines.map((line, i) => (i === lines.length - 1 ? line.slice(0, -rule.length) + look.faint(rule) : line));
}

function place(path: string, { line, column }: Position, { shown }: Sight): string {
  return `${visible(shown(path))}:${line}:${column}`;
}

function relatedPlaces(places: readonly RelatedPlace[], sight: Sight): string[] {
  const shown = places.slice(0, mostRelated).flatMap((one) => relatedPlace(one, sight));
  const left = places.length - mostRelated;
  return left > 0 ? [...shown, '', `  … and ${left} more places`] : shown;
}

function relatedPlace(one: RelatedPlace, sight: Sight): string[] {
  const { look } = sight;
  const at = place(one.path, one.start, sight);
  const message = visible(one.message);
  const isShort = displayWidth(`${at} ${message}`) <= look.width - 2;
  const source = sight.source(one.path);
  const mark: Mark = { at: one, sign: '-', paint: look.path };
  return [
    '',
    ...indented(isShort ? [`${look.path(at)} ${message}`] : [look.path(at), ...wrap(message, look.width - 2)]),
    ...(source ? indented(frame(source, [mark], 0, look)) : []),
  ];
}

function theRepair({ safe, title, edits }: Repair, sight: Sight): string[] {
  const { look } = sight;
  const label = `repair (${safe ? 'safe' : 'unsafe'}):`;
  const lines = wrap(`${label} ${visible(title)}`, look.width - 2);
  const paths = [...new Set(edits.map((edit) => edit.path))];
  const shown = paths.flatMap((path) => {
    const source = sight.source(path);
    return source
      ? changes(
          edits.filter((edit) => edit.path === path),
          source,
          look,
        )
      : [];
  });
  return ['', ...indented([...lines.map((line) => line.replace(label, look.good)), ...shown])];
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `  ${line}`));
