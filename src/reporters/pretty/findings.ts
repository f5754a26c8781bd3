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
  const { severity, message, path, start, related = [], repair } = finding;
  const { look } = sight;
  const source = sight.source(path);
  const isNear = (one: RelatedPlace) =>
    source !== undefined && one.path === path && Math.abs(one.start.line - start.line) <= context;
  const near = related.filter(isNear).slice(0, mostRelated);
  const far = related.filter((one) => !near.includes(one));
  const main: Mark = { at: finding, sign: '^', paint: look.severity[severity] };
  const beside = near.map((one): Mark => ({ at: one, sign: '-', paint: look.path, label: visible(one.message) }));
  return [
    ...head(finding, sight),
    ...indented(wrap(visible(message), look.width - 2).map(look.strong)),
    ...(source ? ['', ...indented(frame(source, [main, ...beside], context, look))] : []),
    ...relatedPlaces(far, sight),
    ...(repair ? theRepair(repair, sight) : []),
  ];
}

/** Place, severity and rule; the place alone on its line where there is no room for all. */
function head({ rule, severity, path, start }: Finding, sight: Sight): string[] {
  const { look } = sight;
  const at = place(path, start, sight);
  const what = `${look.severity[severity](severity)} ${look.faint(rule)}`;
  if (displayWidth(`${at} ${severity} ${rule}`) <= look.width) return [`${look.path(at)} ${what}`];
  return [...wrap(at, look.width).map(look.path), `  ${what}`];
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
  // The rule is the last word; it may be broken itself.
  let left = rule.length;
  return lines
    .reverse()
    .map((line) => {
      const text = line.trimStart();
      const painted = text.slice(Math.max(0, text.length - left));
      left -= painted.length;
      return painted === '' ? line : line.slice(0, line.length - painted.length) + look.faint(painted);
    })
    .reverse();
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
    ...indented(
      isShort
        ? [`${look.path(at)} ${message}`]
        : [...wrap(at, look.width - 2).map(look.path), ...wrap(message, look.width - 2)],
    ),
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
