import type { FileReader, Located } from './file-reader.js';
import { planningFolder, stateFolder } from './layout.js';
import type { Planning } from './snapshot.js';

/**
 * Reads the plans of a root.
 * @param files all that lies in it
 * @param folders all that were looked into
 */
export async function readPlans(
  reader: FileReader,
  files: readonly Located[],
  folders: readonly string[],
): Promise<readonly Planning[]> {
  const below = folders.filter((folder) => folder.startsWith(`${planningFolder}/`)).sort();
  const byName = new Map(files.map((at) => [at.file, at]));
  const plans: Planning[] = [];
  for (const folder of [stateFolder, ...below]) {
    const page = (name: string) => reader.page(byName.get(`${folder}/${name}`));
    const [taskPlan, findings, progress] = [
      await page('task_plan.md'),
      await page('findings.md'),
      await page('progress.md'),
    ];
    if (folder !== stateFolder || taskPlan || findings || progress) {
      plans.push({ folder, taskPlan, findings, progress });
    }
  }
  return plans;
}
