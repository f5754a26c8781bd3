import type { CheckContext } from '../../../core/rule.js';
import { fileAt } from '../../../text/document.js';
import { textLines } from '../../../text/markdown.js';
import { parentOf, pathIn } from '../../../text/paths.js';
import { either, inert, quote } from '../../../text/words.js';
import { stateFolder } from '../layout.js';
import { pathOfMissing } from '../missing-file.js';
import { contradictions } from '../pages/contradictions.js';
import { nameFault } from '../pages/plan-folder.js';
import { rule } from '../rule.js';
import type { HivemindSnapshot, Page, Planning } from '../snapshot.js';

type Context = CheckContext<HivemindSnapshot>;

export const planning = rule({
  id: 'hivemind/planning',
  severity: 'warning',
  summary: 'a plan has a dated folder with its three files, and its progress does not contradict it',
  source: 'Hivemind state 5',
  reach: 'root',
  async check(context) {
    const { plans, located } = context.snapshot;
    const present = new Set(located.map(({ file }) => file));
    const folders = new Map(located.map(({ file, path }) => [parentOf(file), parentOf(path)]));
    for (const plan of plans) {
      reportFolder(context, plan, { present, path: folders.get(plan.folder) });
      await holdTogether(context, plan, present);
    }
  },
});

const planFile = 'task_plan.md';
const progressFile = 'progress.md';
const files = [planFile, 'findings.md', progressFile];

interface Place {
  readonly present: ReadonlySet<string>;
  /** Of the folder; undefined when it is empty. */
  readonly path: string | undefined;
}

function reportFolder({ snapshot, report }: Context, plan: Planning, { present, path }: Place): void {
  const { folder, taskPlan, findings, progress } = plan;
  const page = taskPlan ?? findings ?? progress;
  const at = page ? page.document.at([]) : fileAt(pathIn(path ?? pathOfMissing(snapshot, folder), planFile));
  if (folder === stateFolder) return; // it is for more than plans
  const fault = nameFault(folder.slice(folder.lastIndexOf('/') + 1));
  if (fault) report(at, fault);
  const missing = files.filter((file) => !present.has(`${folder}/${file}`));
  if (missing.length === 0) return;
  const are = missing.length === 1 ? 'is' : 'are';
  report(
    at,
    `${either(missing.map(quote), 'and')} ${are} missing in ${quote(folder)}, expected all of ${either(files, 'and')}`,
  );
}

async function holdTogether({ report, skip }: Context, plan: Planning, present: ReadonlySet<string>): Promise<void> {
  const { folder, taskPlan, progress } = plan;
  if (![planFile, progressFile].every((file) => present.has(`${folder}/${file}`))) return;
  const untold = (why: string) => skip(`whether plan and progress of ${inert(folder)} agree: ${why}`);
  if (!taskPlan || taskPlan.isBroken) return untold(`${planFile} cannot be read`);
  if (!progress || progress.isBroken) return untold(`${progressFile} cannot be read`);
  const [planned, logged] = [await taskPlan.body.structure(), await progress.body.structure()];
  if (!planned.ok) return untold(planned.reason);
  if (!logged.ok) return untold(logged.reason);
  const pages: Readonly<Record<'taskPlan' | 'progress', Page>> = { taskPlan, progress };
  const found = contradictions(textLines(taskPlan.body.lines, planned), textLines(progress.body.lines, logged));
  for (const { page, at, message, other } of found) {
    const beside = pages[page === 'progress' ? 'taskPlan' : 'progress'];
    report(pages[page].document.span(at.start, at.end), message, {
      related: [{ at: beside.document.span(other.at.start, other.at.end), message: other.message }],
    });
  }
}
