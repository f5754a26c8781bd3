import { fileAt } from '../../../../text/document.js';
import { pathIn } from '../../../../text/paths.js';
import { quote } from '../../../../text/words.js';
import { nameOfBlock } from '../../block-files/bounds.js';
import { isSkippedPlan } from '../../block-files/kept-files.js';
import { namedPlan } from '../../layout.js';
import type { Block } from '../../mission/blocks.js';
import { countPlannedBlocks } from '../../mission/planned-blocks.js';
import type { GridSnapshot } from '../../snapshot.js';
import type { Claim, Evidence } from '../evidence.js';
import { blockNameOf } from './block-names.js';
import { Gathering, gatherCluster, type Sentence, sourceAt } from './gathering.js';
import { nameIn, phasesIn } from './names.js';
import { scalarNamed } from './scalars.js';

const clusterFields = ['cluster', 'project', 'mission'];
/** `plans/blog-block-01.md`: the name of the mission stands before the block. */
const prefixed = /^plans\/([^/]{1,200})-block-\d{1,4}\.md$/;

const unread: Sentence = (plans, isOne) => {
  return `${plans} could not be read, so only ${isOne ? 'its name counts' : 'their names count'}`;
};

/** What the plans of a root say: which blocks there are to be, and by their names what the mission is called. */
export async function planEvidence(snapshot: GridSnapshot): Promise<Evidence> {
  const gathering = new Gathering('plan');
  const read = new Map(snapshot.plans.map((plan) => [plan.file, plan]));
  const clusters: Claim<string>[] = [];
  const planned: Block[] = [];
  for (const file of snapshot.present) {
    const named = namedPlan(file);
    if (!named) continue;
    const plan = read.get(file);
    const document = plan?.document ?? fileAt(pathIn(snapshot.root, file)).document;
    const block = plan?.block ?? named.block;
    const source = sourceAt(block ? `the plan of block ${nameOfBlock(block)}` : 'a plan', document, 0);
    for (const folder of [named.phase, plan && scalarNamed(document, 'phase')?.text]) {
      for (const phase of folder === undefined ? [] : phasesIn(folder, source)) gathering.phase(phase);
    }
    clusters.push(...clustersOf(file, document));
    if (!block) continue;
    planned.push(block);
    const name = plan && (await blockNameOf(plan));
    const is = plan && isSkippedPlan(plan) ? 'skipped' : 'planned';
    gathering.block({ block, is, ...(name !== undefined && { name }), source, sure: true });
    if (!plan || plan.isBroken) gathering.noteEach(unread, quote(document.path));
  }
  gatherCluster(gathering, 'the plans', clusters);
  claimCounts(gathering, snapshot, planned);
  return gathering.evidence();
}

function clustersOf(file: string, document: ReturnType<typeof fileAt>['document']): Claim<string>[] {
  for (const name of clusterFields) {
    const field = scalarNamed(document, name);
    const value = field && nameIn(field.text);
    if (field && value !== undefined)
      return [{ value, source: sourceAt('the plans', document, field.start), sure: true }];
  }
  const value = nameIn(prefixed.exec(file)?.[1] ?? '');
  return value === undefined ? [] : [{ value, source: { what: 'the plans' }, sure: false }];
}

/**
 * How many blocks there are to be, in all and in each phase that counts its own. Plans may be cleared away when their
 * blocks are done, so where some are missing, the highest number counts.
 */
function claimCounts(gathering: Gathering, { present, numbering }: GridSnapshot, planned: readonly Block[]): void {
  const highest = new Map<number | undefined, number>();
  for (const { phase, number, isPlain } of planned) {
    const group = isPlain && !numbering.restarts ? undefined : phase;
    highest.set(group, Math.max(highest.get(group) ?? 0, number));
  }
  if (highest.size === 0) return;
  const source = { what: 'the plans' };
  const total = countPlannedBlocks(present) || [...highest.values()].reduce((sum, number) => sum + number, 0);
  if (total > 0) gathering.field('progress.blocks_total', total, source, false);
  for (const [number, blocks] of highest) {
    if (number !== undefined) gathering.phase({ number, blocks, source, sure: false });
  }
}
