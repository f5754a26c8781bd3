import { type Finding, worstFirst } from '../../core/finding.js';
import { capped, visible } from '../../text/visible.js';
import { type Block, code, type Inline, list, text } from './blocks.js';

export interface FindingOptions {
  /** A path of the report, as readers of the page know it. */
  readonly shown: (path: string) => string;
  /** So many findings at most. */
  readonly most: number;
  /** What is said of those left out, behind their number: `, in the log of the step`. */
  readonly left: string;
  /** Where a line of a file, by its path in the report, can be looked at; undefined where it cannot. */
  readonly link?: (path: string, line: number) => string | undefined;
}

const longestPath = 180;

/** The worst of some findings as a list, with the number of the others. What is equally bad stays in its order. */
export function findingList(findings: readonly Finding[], options: FindingOptions): Block[] {
  const { most, left } = options;
  return list({
    items: [...findings].sort(worstFirst),
    most,
    left,
    line: (finding) => findingLine(finding, options),
  });
}

function findingLine(finding: Finding, options: FindingOptions): Inline[] {
  const { severity, rule, url, message } = finding;
  return [
    text(`${severity} `),
    { type: 'link', url, children: [code(rule)] },
    text(' '),
    ...placeOf(finding, options),
    { type: 'break' },
    code(message),
  ];
}

/** Of a link, a path makes the address alone, where it is encoded: what is read is a number. */
function placeOf({ path, start }: Finding, { shown, link }: FindingOptions): Inline[] {
  const name = capped(visible(shown(path)), longestPath);
  const url = link?.(path, start.line);
  if (url === undefined) return [code(`${name}:${start.line}:${start.column}`)];
  return [code(name), text(' '), { type: 'link', url, children: [text(`line ${start.line}`)] }];
}
