import type { Finding } from '../../core/finding.js';
import type { Tree } from '../../core/tree.js';
import { MemoryTree } from '../../text/memory-tree.js';
import { parentOf } from '../../text/paths.js';
import { type LintResult, type LintRun, lintRoots } from '../lint.js';
import type { FoundRoot } from '../search.js';
import type { Repairs, RepairWishes } from './repair.js';
import { RepairableFiles } from './repairable.js';
import { type Contents, RootRepair } from './root-repair.js';

/** The report is of what is left. Nothing has been written. */
export type RepairResult = LintResult & Repairs;

/** A repair may bring another one to light, or make room for it; in so many passes all is done, or something is odd. */
const mostPasses = 10;

/**
 * Lints roots, repairs what can be repaired, and lints again, in memory. What is not concerned stays byte for byte. A
 * repair after which a rule would report more errors is not made, but for errors that a safe one brings to light.
 */
export async function repairRoots(run: LintRun, wishes: RepairWishes): Promise<RepairResult> {
  const first = await lintRoots(run);
  const again: LintRun = { ...run, onRoot: undefined }; // how far it is, the first look tells
  const files = new RepairableFiles(run.tree, Math.max(run.limits.jsonBytes, run.limits.markdownBytes), first.sources);
  const findings = byRoot(first.report.findings, run.roots);
  const repairs = run.roots.flatMap((root) => {
    const found = findings.get(root.path) ?? [];
    return found.some(({ repair }) => repair) ? [new RootRepair(root, found, run)] : [];
  });

  /** Lints some roots with other contents for some files; the findings of each. */
  const judge = async (roots: readonly FoundRoot[], contents: Contents) => {
    const { report } = await lintRoots({ ...again, roots, tree: repairedTree(run.tree, contents) });
    return byRoot(report.findings, roots);
  };

  let open = repairs;
  for (let pass = 0; pass < mostPasses && open.length > 0; pass += 1) {
    for (const one of open) await one.choose(files, wishes);
    open = open.filter((one) => one.hasProposals);
    if (open.length === 0) break;
    const contents = new Map(open.flatMap((one) => [...one.contents(one.proposals)]));
    const verdicts = await judge(
      open.map(({ root }) => root),
      contents,
    );
    for (const one of open) await one.settle(verdicts.get(one.root.path) ?? [], judge);
  }

  const repaired = repairs.flatMap((one) => one.repairedFiles()).sort((a, b) => (a.path < b.path ? -1 : 1));
  const refused = repairs.flatMap((one) => one.refused);
  if (repaired.length === 0) return { ...first, repaired, refused };
  const contents = new Map(repaired.map(({ path, after }) => [path, after]));
  return { ...(await lintRoots({ ...again, tree: repairedTree(run.tree, contents) })), repaired, refused };
}

/** The files are as old as they were: that one is repaired is no sign of life of those who keep the state. */
function repairedTree(below: Tree, contents: Contents): Tree {
  return new MemoryTree(Object.fromEntries(contents), below, 'as below');
}

/** Findings by the root that they are about: of roots in one another, the innermost. */
function byRoot(findings: readonly Finding[], roots: readonly FoundRoot[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>(roots.map(({ path }) => [path, []]));
  for (const finding of findings) {
    let at = finding.path;
    while (at !== '' && !groups.has(at)) at = parentOf(at);
    groups.get(at)?.push(finding);
  }
  return groups;
}
