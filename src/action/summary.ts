import { type Finding, severityRank, worstFirst } from '../core/finding.js';
import { code, paragraph, text } from '../reporters/markdown/blocks.js';
import { findingList } from '../reporters/markdown/findings.js';
import { fitted, type Section } from '../reporters/markdown/fitted.js';
import { missionBlocks } from '../reporters/markdown/mission.js';
import { headBlocks, quoted, rootList } from '../reporters/markdown/page.js';
import { inWords } from '../reporters/severities.js';
import { parentOf } from '../text/paths.js';
import { recoverySections } from './pages/recovery.js';
import { consequence, left, linksOf, type RunSubject, ranks } from './pages/subject.js';
import { noteSection, uncheckedSections } from './pages/unchecked.js';

export type SummarySubject = RunSubject;

/** A runner takes 1 MiB of UTF-8 a step; this is a little less. */
const longest = 1_000_000;
const most = { findings: 50, missions: 10 };

/**
 * The summary of the job, in Markdown: what is wrong root by root, how far the missions are, what is suggested, what was
 * checked and what was not. Parts that it has no room for are left out as a whole, and it is said how many.
 */
export function summary(subject: SummarySubject): string {
  const { linted, shown } = subject;
  const sections: Section[] = [
    { what: 'verdict', rank: ranks.head, blocks: () => headBlocks(linted, consequence(subject)) },
    noteSection(subject),
    ...findingSections(subject),
    ...missionSections(subject),
    ...recoverySections(subject),
    {
      ...{ title: 'Checked', what: 'root list', rank: ranks.unchecked },
      blocks: () => rootList(linted, { shown }),
    },
    ...uncheckedSections(subject),
  ];
  return fitted(sections, [quoted], {
    most: longest,
    sizeOf: (one) => Buffer.byteLength(one),
    why: 'a summary holds no more than 1 MiB',
  });
}

/** The findings of each root, in the order of the roots. Where room is short, errors get it first. */
function findingSections(subject: SummarySubject): Section[] {
  const { linted, shown } = subject;
  const options = { shown, most: most.findings, left, ...linksOf(subject) };
  const groups = byRoot(linted.report.findings, new Set(linted.report.roots.map(({ path }) => path)));
  return [...groups].map(([root, findings]) => {
    const [worst] = [...findings].sort(worstFirst);
    const haste = severityRank[worst?.severity ?? 'info'] / 10;
    const name = root === undefined ? text('Elsewhere') : code(shown(root));
    return {
      ...{ title: 'What is wrong', what: 'finding list', rank: ranks.findings + haste },
      blocks: () => [paragraph(name, text(`: ${inWords(findings)}`)), ...findingList(findings, options)],
    };
  });
}

/** Of roots in one another, the innermost has it; undefined for what lies in none. */
function byRoot(findings: readonly Finding[], roots: ReadonlySet<string>): ReadonlyMap<string | undefined, Finding[]> {
  const groups = new Map<string | undefined, Finding[]>();
  for (const finding of findings) {
    let at = finding.path;
    while (at !== '' && !roots.has(at)) at = parentOf(at);
    const root = roots.has(at) ? at : undefined;
    const group = groups.get(root);
    if (group) group.push(finding);
    else groups.set(root, [finding]);
  }
  return groups;
}

/** The missions of the first roots. */
function missionSections({ linted: { missions = new Map() }, shown }: SummarySubject): Section[] {
  const others = missions.size - most.missions;
  const told = [...missions].slice(0, most.missions);
  const group = { title: 'Where the missions stand', what: 'mission picture', rank: ranks.mission };
  return [
    ...told.map(([root, mission]) => ({ ...group, blocks: () => missionBlocks(shown(root), mission) })),
    ...(others > 0 ? [{ ...group, blocks: () => [paragraph(text(`… and ${others} more`))] }] : []),
  ];
}
