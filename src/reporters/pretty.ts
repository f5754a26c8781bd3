import picocolors from 'picocolors';
import { type Finding, worstFirst } from '../core/finding.js';
import { visible } from '../text/visible.js';
import { displayWidth } from './pretty/display-width.js';
import { inFull, inShort, type Sight } from './pretty/findings.js';
import type { Look } from './pretty/look.js';
import { skippedLines } from './pretty/skipped.js';
import { Source } from './pretty/source.js';
import { summary } from './pretty/summary.js';
import { wrap } from './pretty/wrap.js';
import { asItIs, type Reporter, type ReporterContext } from './reporter.js';
import { inWords } from './severities.js';

/** Findings with a code frame, at most; the others get a line each. */
const mostInFull = 20;

/** For people: findings by file with code frames, the worst first where there are too many, then what was skipped. */
const pretty: Reporter = (report, context) => {
  const { findings, skipped } = report;
  const sight = sightOf(context);
  const { look, shown } = sight;
  const full = new Set([...findings].sort(worstFirst).slice(0, mostInFull));
  const short = findings.filter((finding) => !full.has(finding));
  const unchecked = skippedLines(skipped, shown, look);
  const lines = [
    ...byFile(findings.filter((finding) => full.has(finding))).flatMap((group) => [
      ...heading(group, findings, sight),
      '',
      ...group.flatMap((finding) => [...inFull(finding, sight), '']),
    ]),
    ...(short.length > 0 ? [look.strong(`The other ${short.length}, in short:`), ''] : []),
    ...byFile(short).flatMap((group) => [
      ...wrap(visible(shown(group[0]?.path ?? '')), look.width).map(look.strong),
      ...group.flatMap((finding) => inShort(finding, sight)),
      '',
    ]),
    ...(unchecked.length > 0 ? [look.strong('Not checked:'), ...unchecked, ''] : []),
    ...summary(report, shown, context, look),
  ];
  return `${lines.join('\n')}\n`;
};
export default pretty;

/** Findings come sorted by path. */
function byFile(findings: readonly Finding[]): Finding[][] {
  const groups: Finding[][] = [];
  for (const finding of findings) {
    const group = groups.at(-1);
    if (group?.[0]?.path === finding.path) group.push(finding);
    else groups.push([finding]);
  }
  return groups;
}

/** The file, a line across, and how many findings it has in all: on two lines where one has no room for them. */
function heading([first]: readonly Finding[], findings: readonly Finding[], { look, shown }: Sight): string[] {
  const path = visible(shown(first?.path ?? ''));
  const numbers = inWords(
    findings.filter((finding) => finding.path === first?.path),
    'and',
  );
  const room = look.width - displayWidth(path) - numbers.length - 2;
  const across = (columns: number) => look.faint(`${'─'.repeat(Math.max(2, columns))} ${numbers}`);
  if (room >= 2) return [`${look.strong(path)} ${across(room)}`];
  return [...wrap(path, look.width).map(look.strong), across(look.width - numbers.length - 1)];
}

function sightOf({ sources, shown = asItIs, colors, width }: ReporterContext): Sight {
  const known = new Map<string, Source>();
  return {
    look: lookOf(colors, width),
    shown,
    source: (path) => {
      const text = sources.get(path);
      const source = known.get(path) ?? (text === undefined ? undefined : new Source(text));
      if (source) known.set(path, source);
      return source;
    },
  };
}

function lookOf(colors: boolean, width: number): Look {
  const c = picocolors.createColors(colors);
  return {
    width: Math.min(160, Math.max(40, width)),
    path: c.cyan,
    strong: c.bold,
    faint: c.dim,
    good: c.green,
    removed: c.red,
    added: c.green,
    severity: {
      error: (text) => c.bold(c.red(text)),
      warning: (text) => c.bold(c.yellow(text)),
      info: (text) => c.bold(c.blue(text)),
    },
  };
}
