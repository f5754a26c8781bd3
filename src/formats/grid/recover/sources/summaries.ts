import { fileAt } from '../../../../text/document.js';
import { pathIn } from '../../../../text/paths.js';
import { quote } from '../../../../text/words.js';
import { nameOfBlock } from '../../block-files/bounds.js';
import { strayFiles } from '../../block-files/missing.js';
import { outcomeOf } from '../../block-files/outcome.js';
import { mayBeSame } from '../../block-files/placement.js';
import { fieldsNamed, textOf } from '../../companions/fields.js';
import { type NamedFile, namedSummary } from '../../layout.js';
import { type Block, parsePhase } from '../../mission/blocks.js';
import type { BlockFile, GridSnapshot } from '../../snapshot.js';
import { comparableName } from '../../texts/comparison.js';
import type { BlockClaim, Claim, Evidence } from '../evidence.js';
import { blockNameOf } from './block-names.js';
import { commitsByPath, Gathering, gatherCluster, type Sentence, sourceAt } from './gathering.js';
import { momentIn } from './moments.js';
import { nameIn, phasesIn } from './names.js';
import { scalarNamed } from './scalars.js';

/** Fields of a summary that say when its block was worked on. */
const momentFields = ['completed_at', 'completed', 'started_at', 'started', 'date', 'updated_at', 'created_at'];

const ofNoBlock: Sentence = (summaries, isOne) => {
  return `${summaries} ${isOne ? 'does' : 'do'} not say which block ${isOne ? 'it is' : 'they are'} about, so ${isOne ? 'it counts' : 'they count'} for none`;
};
const empty: Sentence = (summaries, isOne) => {
  return `${summaries} ${isOne ? 'was' : 'were'} never filled in, so the ${isOne ? 'block counts' : 'blocks count'} as begun, not as complete`;
};
const open: Sentence = (summaries, isOne) => {
  return `${summaries}, so the ${isOne ? 'block counts' : 'blocks count'} as begun, not as complete`;
};
const broken: Sentence = (summaries, isOne) => {
  return `${summaries} ${isOne ? 'does' : 'do'} not parse, so only ${completeByName(isOne)}`;
};
const unread: Sentence = (summaries, isOne) => `${summaries} could not be read, so only ${completeByName(isOne)}`;
const ofOtherMission: Sentence = (summaries, isOne) => {
  return `${summaries}, which is another mission: ${isOne ? 'its block is' : 'their blocks are'} not taken as complete; see where ${isOne ? 'it belongs' : 'they belong'}`;
};
const ofOther: Sentence = (summaries) => `${summaries}: make them agree`;
const astray: Sentence = (files, isOne) => {
  return `${files} ${isOne ? 'is called like a summary' : 'are called like summaries'}, but readers look for none in that place or by that name, so ${isOne ? 'it counts' : 'they count'} for no block: if ${isOne ? 'it is' : 'they are'} of this mission, move ${isOne ? 'it' : 'them'} into the folder of the phase, as phases/01-base/01-02-SUMMARY.md`;
};
const assumed: Sentence = (summaries, isOne) => {
  return `${summaries} ${isOne ? 'does' : 'do'} not say which block of ${isOne ? 'its' : 'their'} phase ${isOne ? 'it is' : 'they are'} about: check the one in brackets`;
};

function completeByName(isOne: boolean): string {
  return isOne ? 'its name tells that the block is complete' : 'their names tell that the blocks are complete';
}

/** A summary and its block: `".grid/phases/02-SUMMARY.md" (block 02)`. */
function placeOf(path: string, block: Block): string {
  return `${quote(path)} (block ${nameOfBlock(block)})`;
}

/**
 * What the summaries of a root say: a summary is the record of a block that is complete, unless it says otherwise.
 * @param mission what the mission is called by stronger sources
 */
export async function summaryEvidence(snapshot: GridSnapshot, mission?: string): Promise<Evidence> {
  const gathering = new Gathering('summary');
  const read = new Map(snapshot.summaries.map((summary) => [summary.file, summary]));
  const commits = commitsByPath(snapshot);
  const clusters: Claim<string>[] = [];
  const isForeign = foreignTo(mission, snapshot);
  const others = new Set(snapshot.present.flatMap((file) => folderOfBlock(namedSummary(file)) ?? []));
  for (const file of snapshot.present) {
    const named = namedSummary(file);
    if (!named) continue;
    const path = pathIn(snapshot.root, file);
    const summary = read.get(file);
    if (!summary) {
      claimUnread(gathering, path, named);
      continue;
    }
    const block = summary.block ?? onlyBlock(named, others);
    const what = whatOf(block);
    const [said] = clustersOf(summary, what);
    if (said && isForeign(said.value)) {
      clusters.push(said);
      gathering.noteEach(ofOtherMission, `${block ? placeOf(path, block) : quote(path)} is of ${quote(said.value)}`);
      continue;
    }
    const source = sourceAt(what, summary.document, summary.document.at('block').start);
    for (const folder of [named.phase, scalarNamed(summary.document, 'phase')?.text]) {
      for (const phase of folder === undefined ? [] : phasesIn(folder, source)) gathering.phase(phase);
    }
    if (said) clusters.push(said);
    gathering.commits(what, summary.document, commits.get(path) ?? []);
    for (const name of momentFields) {
      const field = scalarNamed(summary.document, name);
      if (field) gathering.moment(momentIn(field.text), sourceAt(what, summary.document, field.start));
    }
    if (!block) gathering.noteEach(ofNoBlock, quote(path));
    else await claimBlock(gathering, { snapshot, summary, named, block, source });
  }
  for (const file of strayFiles(snapshot.present, 'summary')) {
    gathering.noteEach(astray, quote(pathIn(snapshot.root, file)));
  }
  gatherCluster(gathering, 'the summaries', clusters);
  return gathering.evidence();
}

/**
 * Tells the names of other missions. Names are voices: one that more summaries say than say what the mission is called may
 * be its own, and where nobody says what it is called, it is what more than half of the summaries say.
 */
function foreignTo(mission: string | undefined, { summaries }: GridSnapshot): (name: string) => boolean {
  const voices = new Map<string, number>();
  const names = summaries.flatMap((summary) => clustersOf(summary, '').map(({ value }) => comparableName(value)));
  for (const name of names) voices.set(name, (voices.get(name) ?? 0) + 1);
  const most = [...voices].find(([, times]) => times * 2 > names.length)?.[0];
  const own = mission === undefined ? most : comparableName(mission);
  if (own === undefined) return () => false;
  const needed = (voices.get(own) ?? 0) + 1;
  return (name) => comparableName(name) !== own && (voices.get(comparableName(name)) ?? 0) <= needed;
}

interface OneSummary {
  readonly snapshot: GridSnapshot;
  readonly summary: BlockFile;
  readonly named: NamedFile;
  readonly block: Block;
  readonly source: BlockClaim['source'];
}

async function claimBlock(gathering: Gathering, one: OneSummary): Promise<void> {
  const { snapshot, summary, named, block, source } = one;
  const { document, isBroken } = summary;
  const path = quote(document.path);
  const place = placeOf(document.path, block);
  const outcome = await outcomeOf(summary);
  const name = await blockNameOf(summary);
  const isOther = named.block !== undefined && !mayBeSame(block, named.block, snapshot.numbering);
  const isTold = summary.block !== undefined && !isBroken && !isOther;
  const own = { block, source, ...(name !== undefined && { name }) };
  if (outcome.kind === 'open') {
    gathering.block({ ...own, is: 'begun', sure: isTold && outcome.why !== undefined });
    if (outcome.why === undefined) gathering.noteEach(empty, place);
    else gathering.noteEach(open, `${place} says ${quote(outcome.why)}`);
  } else gathering.block({ ...own, is: outcome.kind, sure: isTold });
  if (isBroken) gathering.noteEach(broken, place);
  if (isOther && named.block) {
    gathering.noteEach(
      ofOther,
      `${path} says that it is about block ${nameOfBlock(block)}, and its name says ${nameOfBlock(named.block)}`,
    );
  }
  if (summary.block === undefined) {
    gathering.noteEach(assumed, place);
  }
  const provided = name === undefined ? firstProvided(summary) : undefined;
  if (provided !== undefined) gathering.block({ block, is: 'begun', name: provided, source, sure: false });
}

/** A summary that could not be read is there all the same. */
function claimUnread(gathering: Gathering, path: string, { block, phase }: NamedFile): void {
  const source = sourceAt(whatOf(block), fileAt(path).document, 0);
  for (const claim of phase === undefined ? [] : phasesIn(phase, source)) gathering.phase(claim);
  if (!block) {
    gathering.noteEach(ofNoBlock, quote(path));
    return;
  }
  gathering.block({ block, is: 'complete', source, sure: false });
  gathering.noteEach(unread, placeOf(path, block));
}

/** The folder of the phase in which a summary lies that names its block. */
function folderOfBlock(named: NamedFile | undefined): string | undefined {
  return named?.block && named.phase;
}

/** Of a `SUMMARY.md` alone in the folder of its phase, the first block. */
function onlyBlock({ phase }: NamedFile, others: ReadonlySet<string>): Block | undefined {
  const number = phase === undefined || others.has(phase) ? undefined : parsePhase(phase);
  return number === undefined ? undefined : { phase: number, number: 1, isPlain: false };
}

function whatOf(block: Block | undefined): string {
  return block ? `the summary of block ${nameOfBlock(block)}` : 'a summary';
}

function clustersOf(summary: BlockFile, what: string): Claim<string>[] {
  const field = scalarNamed(summary.document, 'cluster');
  const value = field && nameIn(field.text);
  return value === undefined
    ? []
    : [{ value, source: sourceAt(what, summary.document, field?.start ?? 0), sure: true }];
}

/** What a block provides is the next best to a name. */
function firstProvided({ document }: BlockFile): string | undefined {
  const values = fieldsNamed(document, 'provides').flatMap(({ value }) =>
    value.kind === 'list' ? value.items : value,
  );
  const [first] = values;
  return first?.kind === 'scalar' ? nameIn(textOf(first)) : undefined;
}
