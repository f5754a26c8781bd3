import { blockList, type Plan, type PlannedBlock, two } from './plan.js';
import { blockCommit, currentBlock, doneAt, fileOf, type Moment, stamp } from './state.js';

export type Files = Readonly<Record<string, string>>;

/** Where the summary of a block lies, relative to the repository. */
export function summaryPath({ phases, summaries }: Plan, { phase, number, inMission }: PlannedBlock): string {
  const folder = `.grid/phases/${phases[phase - 1]?.id}`;
  switch (summaries) {
    case 'top':
      return `.grid/${two(inMission)}-SUMMARY.md`;
    case 'phase':
      return `${folder}/${two(inMission)}-SUMMARY.md`;
    case 'phase-restarting':
      return `${folder}/${two(number)}-SUMMARY.md`;
    case 'phase-block':
      return `${folder}/${two(phase)}-${two(number)}-SUMMARY.md`;
    case 'folder-each':
      return `.grid/phases/${two(phase)}-block-${two(number)}/SUMMARY.md`;
  }
}

/** Where the plan of a block lies; undefined where the mission keeps none. */
function planPath(plan: Plan, { phase, number, inMission }: PlannedBlock): string | undefined {
  const folder = `.grid/phases/${plan.phases[phase - 1]?.id}`;
  switch (plan.plans) {
    case undefined:
      return undefined;
    case 'plans-block':
      return `.grid/plans/${plan.slug}-block-${two(inMission)}.md`;
    case 'plans':
      return `.grid/plans/${two(inMission)}-PLAN.md`;
    case 'phase':
      // In one folder, plans and summaries count alike: nobody could tell which is which otherwise.
      return `${folder}/${two(plan.summaries === 'phase-restarting' ? number : inMission)}-PLAN.md`;
    case 'phase-block':
      return `${folder}/${two(phase)}-${two(number)}-PLAN.md`;
    case 'top':
      return `.grid/${two(inMission)}-PLAN.md`;
  }
}

/** The number of a block as its SUMMARY has it. */
function numberOf({ summaries }: Plan, { phase, number, inMission }: PlannedBlock): string {
  if (summaries === 'phase-restarting') return two(number);
  return summaries === 'phase-block' || summaries === 'folder-each' ? `${two(phase)}-${two(number)}` : two(inMission);
}

function summaryText(plan: Plan, block: PlannedBlock): string {
  return `---
cluster: ${JSON.stringify(plan.dialect === 'prose' ? plan.slug : plan.name)}
block: "${numberOf(plan, block)}"
commits: ["${blockCommit(plan, block.inMission).slice(0, 7)}"]
artifacts_created: ["${fileOf(block.inMission)}"]
completed_at: "${stamp(doneAt(plan, block.inMission))}"
---

# ${block.name}

All of it is done.
`;
}

const planText = ({ name }: PlannedBlock): string => `# ${name}\n\n1. Begin.\n2. Go on.\n3. Tidy up.\n`;

/** What lies beside STATE.md at one moment. */
export function besideState(plan: Plan, moment: Moment): Files {
  const files: Record<string, string> = {};
  for (const block of blockList(plan)) {
    if (block.inMission <= moment.done) files[summaryPath(plan, block)] = summaryText(plan, block);
    const path = planPath(plan, block);
    if (path !== undefined) files[path] = planText(block);
  }
  if (plan.hasWarmth) files['.grid/WARMTH.md'] = 'gotchas:\n  - "The stove is hot"\n';
  if (plan.hasScratchpad) files['.grid/SCRATCHPAD.md'] = scratchpad(plan, moment);
  if (moment.status === 'blocked') files['.grid/CHECKPOINT.md'] = checkpointText(plan, moment);
  return files;
}

function scratchpad(plan: Plan, { done }: Moment): string {
  const entries = blockList(plan)
    .slice(0, done)
    .slice(-3)
    .map(({ inMission }) => {
      const time = stamp(doneAt(plan, inMission)).slice(11, 19);
      const hash = blockCommit(plan, inMission).slice(0, 7);
      return `executor-001 | ${time} | PROGRESS\nFinding: "Thread ${two(inMission)}.4 complete (commit ${hash})"\n`;
    });
  return `# Scratchpad\n\n${entries.join('\n')}`;
}

/** A checkpoint that waits for a person. */
export function checkpointText(plan: Plan, { done, time }: Moment): string {
  const block = currentBlock(plan, done);
  return `---
type: human_verify
cluster: ${JSON.stringify(plan.dialect === 'prose' ? plan.slug : plan.name)}
block: "${block ? numberOf(plan, block) : '01'}"
checkpoint_details:
  verification_instructions: "Light the stove and look at it"
created_at: "${stamp(time)}"
awaiting: "A person who looks at the stove"
---

# Checkpoint
`;
}
