import { folded } from '../../../../text/words.js';
import type { Checkpoint } from '../../checkpoints/read-checkpoints.js';
import { readEntries } from '../../companions/entries.js';
import { fieldsNamed, textIn } from '../../companions/fields.js';
import { type Block, parseBlock } from '../../mission/blocks.js';
import { blocksNamed, blocksSaid, threadsSaid } from './mentions.js';
import { momentFields } from './newest-checkpoint.js';
import type { Said } from './scalars.js';

/** What a checkpoint says, by the names below. */
export interface CheckpointSays extends ReadonlyMap<string, Said> {
  /** The block that its position names in words: `position: Block 02, thread 02.3`. */
  readonly block: Block | undefined;
}

/** The fields of a checkpoint that tell where the mission stands, and what else they are called. */
const names: Readonly<Record<string, readonly string[]>> = {
  cluster: ['cluster', 'mission', 'project'],
  phase: ['phase'],
  phase_id: ['phase_id'],
  phase_name: ['phase_name'],
  block: ['block'],
  block_name: ['block_name'],
  wave: ['wave'],
  thread: ['thread', 'thread_id', 'current_thread'],
  thread_total: ['thread_total', 'threads_total', 'total_threads'],
  agent: ['agent', 'agent_id', 'program', 'program_id', 'executor', 'last_agent'],
  ...Object.fromEntries(momentFields.map((name) => [name, [name]])),
};
const places = ['', 'position.', 'checkpoint_details.', 'checkpoint_details.position.'];

/** Reads them wherever they stand: beside the type, in the position, in the details (D11), or as labels of the text. */
export async function checkpointSays(checkpoint: Checkpoint): Promise<CheckpointSays> {
  const { document } = checkpoint;
  const said = new Map<string, Said>();
  for (const [name, spellings] of Object.entries(names)) {
    const paths = places.flatMap((place) => spellings.map((spelling) => place + spelling));
    const found = paths.flatMap((path) => fieldsNamed(document, path)).find(({ value }) => textIn(value) !== '');
    if (found) said.set(name, { text: textIn(found.value), start: found.value.start });
  }
  if (checkpoint.isMarkdown) for (const [name, field] of await labelsOf(checkpoint)) said.set(name, field);
  const block = parseBlock(said.get('block')?.text ?? '') ?? fromWords(said, positionOf(checkpoint));
  return Object.assign(said, { block });
}

/** Where the position is told in words. */
function positionOf({ document }: Checkpoint): Said | undefined {
  const fields = ['position', 'checkpoint_details.position'].flatMap((path) => fieldsNamed(document, path));
  const field = fields.find(({ value }) => value.kind === 'scalar');
  return field && { text: textIn(field.value), start: field.value.start };
}

function fromWords(said: Map<string, Said>, position: Said | undefined): Block | undefined {
  if (!position) return undefined;
  const [thread] = threadsSaid(position.text);
  if (thread && !said.has('thread')) {
    const text = thread.block === undefined ? String(thread.thread) : `${thread.block}.${thread.thread}`;
    said.set('thread', { text, start: position.start });
  }
  return (blocksSaid(position.text)[0] ?? blocksNamed(position.text)[0])?.block;
}

/** `**Block:** 03`. */
async function labelsOf(checkpoint: Checkpoint): Promise<ReadonlyMap<string, Said>> {
  const read = await readEntries(checkpoint);
  const labels = new Map<string, Said>();
  for (const { fields } of read.ok ? read.entries : []) {
    for (const [name, spellings] of Object.entries(names)) {
      const field = spellings.map((spelling) => fields.get(folded(spelling))).find((one) => one && one.text !== '');
      if (field && !labels.has(name)) labels.set(name, { text: field.text, start: field.at.start });
    }
  }
  return labels;
}
