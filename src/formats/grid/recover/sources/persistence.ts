import type { Document } from '../../../../core/document.js';
import type { Source } from '../../../../core/recovery.js';
import type { Sound } from '../../../common/specify.js';
import { type Block, parseBlock, parsePhase } from '../../mission/blocks.js';
import type { PersistentState } from '../../spec/generated/types.js';
import { words } from '../../spec/words.js';
import type { Evidence } from '../evidence.js';
import type { Gathering } from './gathering.js';
import { threadIn } from './mentions.js';
import { momentIn, stampIn } from './moments.js';
import { isPhaseNumber, nameIn, phasesIn } from './names.js';
import { gatherOtherFields } from './persistence-others.js';
import { schemaStatus } from './prose-status.js';
import { Reading } from './reading.js';
import { wholeNumber } from './scalars.js';

/**
 * What a STATE.md in the persistence dialect says, in the terms of the schema dialect; what has no place there is noted.
 * @param document the parsed mapping, with its places
 * @param data what of it is sound
 * @param path of the file, relative to the repository
 * @param lineOf the line of that file, by one of the document, where that was mended
 */
export async function persistenceEvidence(
  document: Document,
  data: Sound<PersistentState>,
  path: string,
  lineOf?: (line: number) => number,
): Promise<Evidence> {
  const reading = new Reading(document, path, lineOf);
  const { gathering } = reading;
  const cluster = reading.said('cluster');
  reading.take('cluster', cluster, data.cluster === undefined ? undefined : nameIn(data.cluster));
  claimStatus(reading);
  claimMode(reading);
  for (const name of ['created_at', 'updated_at'] as const) {
    const text = data[name];
    const said = reading.said(name);
    const stamp = text === undefined ? undefined : stampIn(text);
    reading.take(name, said, stamp?.value, stamp?.sure);
    gathering.moment(text === undefined ? undefined : momentIn(text), reading.at(said));
  }
  // It is rounded, or not kept up: the blocks themselves tell more.
  reading.take('progress.percent', reading.said('progress_percent'), data.progress_percent, false);
  claimPosition(reading);
  gatherOtherFields(reading);
  return gathering.evidence();
}

function claimStatus(reading: Reading): void {
  const said = reading.said('status');
  reading.take('status', said, schemaStatus(said?.text ?? ''));
}

/** The schema knows three modes; here, any word will do. */
function claimMode(reading: Reading): void {
  const said = reading.said('mode');
  if (!said) return;
  const word = said.text.toLowerCase().replace(/[\s-]/g, '_');
  const mode = words.mode.find((one) => one === word);
  reading.take('mode', said, mode, mode === said.text);
}

function claimPosition(reading: Reading): void {
  const { gathering } = reading;
  const phase = claimPhase(reading);
  const wave = reading.said('position.wave', 'wave');
  reading.take('position.wave', wave, wholeNumber(wave?.text));
  const thread = reading.said('position.thread', 'thread');
  const named = threadIn(thread?.text ?? '');
  reading.take('position.thread', thread, named?.thread);

  const said = reading.said('position.block', 'block');
  const blockName = reading.said('position.block_name');
  const name = nameIn(blockName?.text ?? '');
  reading.take('position.block_name', blockName, name);
  const ofThread: Block | undefined =
    named?.block === undefined ? undefined : { phase, number: named.block, isPlain: true };
  const block = parseBlock(said?.text ?? '', phase) ?? ofThread;
  if (block) claimBlocks(gathering, block, name, reading.at(said ?? thread));
  if (said && parseBlock(said.text) === undefined) reading.noteLost(said);
  // Where blocks count within their phase, it may be the total of that one.
  if (block?.isPlain) claimTotal(reading, 'block_total', 'progress.blocks_total', block.number);
}

/**
 * How many phases or blocks there are, by a field that is used though nobody specified it.
 * @param least the one that the mission is at
 */
function claimTotal(reading: Reading, name: string, path: string, least: number): void {
  const said = reading.said(`position.${name}`, name);
  const total = wholeNumber(said?.text);
  if (said) reading.take(path, said, total !== undefined && total >= least ? total : undefined);
}

/** @returns the number of the phase */
function claimPhase(reading: Reading): number | undefined {
  const { gathering } = reading;
  const said = reading.said('position.phase', 'phase');
  const phaseName = reading.said('position.phase_name', 'phase_name');
  const source = reading.at(said);
  const text = said?.text ?? '';
  const number = parsePhase(text);
  const own = nameIn(phaseName?.text ?? '') ?? (number === undefined ? nameIn(text) : undefined);
  gathering.field('position.phase_name', own, reading.at(phaseName ?? said));
  if (!isPhaseNumber(number)) {
    if (said && own === undefined) reading.noteLost(said);
    return undefined;
  }
  gathering.field('position.phase', number, source);
  gathering.field('phases.current', number, source);
  const total = /^[^\n]{0,20}?\d[ ]{0,3}(?:of|\/)[ ]{0,3}(\d{1,2})(?!\d)/.exec(text)?.[1];
  if (total !== undefined) gathering.field('phases.total', Number(total), source);
  claimTotal(reading, 'phase_total', 'phases.total', number);
  for (const claim of phasesIn(text, source)) gathering.phase(claim);
  if (own !== undefined) gathering.phase({ number, name: own, source: reading.at(phaseName), sure: true });
  for (let before = 1; before < number; before += 1) gathering.phase({ number: before, source, sure: true });
  return number;
}

/** The block that the mission stands at; those before it are complete. A mission that is over completed this one, too. */
function claimBlocks(gathering: Gathering, block: Block, name: string | undefined, source: Source): void {
  const { phase, number, isPlain } = block;
  // A plain number counts through the mission (D28).
  if (!isPlain) {
    gathering.field('position.phase', phase, source);
    gathering.field('phases.current', phase, source);
    gathering.field('position.block', number, source);
  }
  const status = gathering.valueOf('status');
  const is = status === 'complete' ? 'complete' : status === 'planning' ? 'planned' : 'begun';
  gathering.block({ block, is, ...(name !== undefined && { name }), source, sure: is !== 'complete' });
  for (let before = 1; before < number; before += 1) {
    const one = { phase: isPlain ? undefined : phase, number: before, isPlain };
    gathering.block({ block: one, is: 'complete', source, sure: false });
  }
}
