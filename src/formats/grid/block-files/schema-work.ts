import { count } from '../../../text/words.js';
import { currentPhases, isRunning, nameOf, type Phase, phaseNumber, phasesOf } from '../mission/phases.js';
import type { SchemaState } from '../snapshot.js';
import { digits, type MissionWork, mostBlocks, type PhaseWork, type WorkBlock } from './phase-work.js';
import type { Placement } from './placement.js';

/** The work of a mission in the schema dialect: its definitions count the blocks. Undefined when they are too many. */
export function schemaWork(state: SchemaState, placement: Placement): MissionWork | undefined {
  const phases = phasesOf(state);
  const isUnderWay = isRunning(state);
  if (phases.length === 0) return { phases: undefinedPhases(state), isUnderWay };
  const total = phases.reduce((sum, { blocks = 0 }) => sum + Math.max(0, blocks), 0);
  if (total > mostBlocks) return undefined;
  const current = currentPhases(state).map(({ number }) => number);
  return { phases: phases.map((phase) => workOf(state, phase, whenOf(phase, current), placement)), isUnderWay };
}

/** Where nobody can tell which phase the mission stands in, the phases themselves say what is done and what is to come. */
function whenOf({ number, status }: Phase, current: readonly number[]): PhaseWork['when'] {
  const [first] = current;
  if (first === undefined) return status === 'in_progress' ? 'current' : status === 'complete' ? 'past' : 'later';
  if (current.includes(number)) return 'current';
  return number < first ? 'past' : 'later';
}

function workOf(state: SchemaState, phase: Phase, when: PhaseWork['when'], { keyIn }: Placement): PhaseWork {
  const { path, id, number, status, blocks = 0, blocks_complete: done } = phase;
  const name = nameOf(phase);
  const own = id === undefined ? number : phaseNumber(id);
  const complete = Math.max(0, Math.min(blocks, done ?? (status === 'complete' ? blocks : 0)));
  const statusNode = state.document.node(`${path}.status`);
  const isSkipped = statusNode?.kind === 'scalar' && statusNode.value === 'skipped';
  const said = isSkipped && { said: { at: state.at(`${path}.status`), isComplete: true, isSkipped } };
  return {
    when,
    numbers: [...new Set([own, number])],
    claim: { at: state.at(`${path}.blocks`), says: `${name} has ${count(blocks, 'block')}` },
    complete: {
      count: complete,
      at: state.at(`${path}.blocks_complete`),
      says: `${count(complete, 'block')} of ${name} ${complete === 1 ? 'is' : 'are'} complete`,
    },
    blocks: Array.from({ length: Math.max(0, blocks) }, (_, index): WorkBlock => {
      const label = `${digits(own)}-${digits(index + 1)}`;
      return { key: keyIn(number - 1, index + 1), label, ...said };
    }),
    isNamed: true,
  };
}

/** Without definitions, only the progress counts blocks, and nobody knows which phase they belong to. */
function undefinedPhases(state: SchemaState): readonly PhaseWork[] {
  const { blocks_complete: done = 0, blocks_total: total = 0 } = state.data.progress ?? {};
  const length = Math.min(total, mostBlocks);
  const complete = Math.max(0, Math.min(length, done));
  if (length <= 0) return [];
  const says = `${count(complete, 'block')} ${complete === 1 ? 'is' : 'are'} complete`;
  return [
    {
      when: 'current',
      numbers: [],
      claim: { at: state.at('progress.blocks_total'), says: `the mission has ${count(total, 'block')}` },
      complete: { count: complete, at: state.at('progress.blocks_complete'), says },
      blocks: Array.from({ length }, (_, index) => ({ key: String(index + 1), label: digits(index + 1) })),
      isNamed: false,
    },
  ];
}
