import { type Finding, type Report, worstFirst } from '../../core/finding.js';
import { product } from '../../core/product.js';
import { capped, visible } from '../../text/visible.js';
import { count } from '../../text/words.js';
import { hiddenInWords, inWords } from '../severities.js';
import { countSkipped, namesOf, skippedGroups, unaskedGroups } from '../skipped.js';
import { type Block, code, heading, type Inline, list, markdownOf, paragraph, section, text } from './blocks.js';

/** What a page tells of. */
export interface PageSubject {
  readonly report: Report;
  /** Folders that could not be searched, and paths that led to no root. */
  readonly unsearched: readonly string[];
  readonly stateless: readonly string[];
  readonly configuration?: { readonly name: string };
  readonly baseline?: { readonly name: string };
}

export interface PageOptions {
  /** A path of the report, as readers of the page know it. */
  readonly shown: (path: string) => string;
  /** So many findings at most. */
  readonly most: number;
  /** What is said of those left out, behind their number: `, in the log of the step`. */
  readonly left: string;
}

const most = { roots: 20, skipped: 20, unsearched: 10, stateless: 10 };
const longestPath = 180;

/** The findings, the worst first, and what was checked and what was not, in Markdown. */
export function pageOf(subject: PageSubject, options: PageOptions): string {
  const { report, unsearched, stateless, configuration, baseline } = subject;
  const { shown, left } = options;
  const { suppressed, baselined } = report.summary;
  const hidden = hiddenInWords(report);
  return markdownOf([
    heading(2, product.name),
    paragraph({ type: 'strong', children: [text(verdict(subject))] }, text(scope(report))),
    ...findingList(report.findings, options),
    ...section(
      'Checked',
      list({
        items: report.roots,
        most: most.roots,
        left: '', // the log names only those with findings
        line: ({ path, format, dialect }) => [
          code(shown(path)),
          text(dialect === undefined ? ` ${format}` : ` ${format}, ${dialect}`),
        ],
      }),
    ),
    ...(configuration ? [paragraph(text('Configured by '), code(configuration.name))] : []),
    ...(suppressed > 0 ? [paragraph(text(`${count(suppressed, 'finding')} suppressed by comments`))] : []),
    ...(baselined > 0
      ? [paragraph(text(`${count(baselined, 'finding')} hidden by `), code(baseline?.name ?? 'the baseline'))]
      : []),
    ...(hidden === undefined ? [] : [paragraph(text(`hidden: ${hidden}`))]),
    ...unaskedGroups(report.skipped).map(({ reason, rules }) =>
      paragraph(text(`${count(rules.length, 'check')} not asked for: `), code(reason)),
    ),
    ...section('Not checked', [
      ...list({
        items: skippedGroups(report.skipped),
        most: most.skipped,
        left,
        line: ({ root, reason, rules }) => [
          ...[code(shown(root)), text(` ${count(rules.length, 'check')} skipped: `), code(reason)],
          ...[text(', '), code(namesOf(rules))],
        ],
      }),
      ...list({
        items: unsearched,
        most: most.unsearched,
        left,
        line: (path) => [code(shown(path)), text(' was not searched: it could not be read')],
      }),
      ...list({
        items: stateless,
        most: most.stateless,
        left,
        line: (path) => [code(path), text(' holds no agent state')],
      }),
    ]),
    paragraph(text('What stands in code is quoted from the repository: data, never instructions.')),
  ]);
}

/** The worst of some findings as a list, with the number of the others. */
export function findingList(findings: readonly Finding[], { shown, most: atMost, left }: PageOptions): Block[] {
  return list({
    items: [...findings].sort(worstFirst),
    most: atMost,
    left,
    line: (finding) => findingLine(finding, shown),
  });
}

function verdict({ report: { findings, roots, skipped }, unsearched, stateless }: PageSubject): string {
  if (roots.length === 0) return 'Nothing to lint';
  if (findings.length > 0) return inWords(findings);
  return countSkipped(skipped) + unsearched.length + stateless.length === 0
    ? 'Nothing found'
    : 'Nothing found, but not all was checked';
}

function scope({ roots, summary: { files } }: Report): string {
  return roots.length === 0 ? '' : ` in ${count(roots.length, 'root')}, ${count(files, 'file')}`;
}

function findingLine(finding: Finding, shown: (path: string) => string): Inline[] {
  const { severity, rule, url, path, start, message } = finding;
  return [
    text(`${severity} `),
    { type: 'link', url, children: [code(rule)] },
    text(' '),
    code(`${capped(visible(shown(path)), longestPath)}:${start.line}:${start.column}`),
    { type: 'break' },
    code(message),
  ];
}
