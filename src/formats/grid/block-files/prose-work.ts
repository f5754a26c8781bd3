import { count } from '../../../text/words.js';
import { stageOf } from '../mission/status.js';
import type { Figure, ProseState, Tick } from '../snapshot.js';
import { digits, type MissionWork, mostBlocks, type PhaseWork, type WorkBlock } from './phase-work.js';
import type { Placement } from './placement.js';

/** Words of a status that may also be about the block alone. */
const isDone = /\b(?:complete|completed|done|finished)\b/i;

/** The work of a mission in the prose dialect: its ticks say what is done, else its position. Undefined when it is too much. */
export function proseWork(state: ProseState, placement: Placement): MissionWork | undefined {
  const { ticks, block } = state;
  const stage = stageOf(state);
  const isUnderWay = stage !== 'planned' && stage !== 'over';
  if (Math.max(ticks.length, block?.total?.value ?? 0) > mostBlocks) return undefined;
  return { phases: ticks.length > 0 ? tickedPhases(state, placement) : counted(state), isUnderWay };
}

function tickedPhases({ ticks, phase }: ProseState, placement: Placement): PhaseWork[] {
  const byPhase = new Map<number | undefined, Map<string, WorkBlock & { readonly at: Tick['at'] }>>();
  for (const tick of ticks) {
    const blocks = byPhase.get(tick.phase) ?? new Map();
    byPhase.set(tick.phase, blocks);
    const key = placement.keyOf({ phase: tick.phase, number: tick.block, isPlain: tick.isPlain });
    const label = tick.isPlain ? digits(tick.block) : `${digits(tick.phase ?? 0)}-${digits(tick.block)}`;
    const { at, complete: isComplete, isSkipped } = tick;
    if (!blocks.has(key)) blocks.set(key, { key, label, at, said: { at, isComplete, isSkipped } });
  }
  return [...byPhase].flatMap(([number, found]) => {
    const blocks = [...found.values()];
    const done = blocks.filter(({ said }) => said?.isComplete);
    const [first] = blocks;
    if (!first) return [];
    const name = number === undefined ? 'the mission' : `phase ${number}`;
    const says = `${count(done.length, 'block')} of ${name} ${done.length === 1 ? 'is' : 'are'} ticked`;
    return {
      when: whenOf(number, phase?.current),
      numbers: number === undefined ? [] : [number],
      claim: { at: first.at, says: `${name} has ${count(blocks.length, 'block')}` },
      complete: { count: done.length, at: (done[0] ?? first).at, says },
      blocks,
      isNamed: true,
    };
  });
}

function whenOf(number: number | undefined, current: Figure | undefined): PhaseWork['when'] {
  if (number === undefined || current === undefined || number === current.value) return 'current';
  return number < current.value ? 'past' : 'later';
}

/** `Block: 04 of 09`: those before are complete, and the block itself when the status says so. */
function counted({ phase, block, status }: ProseState): PhaseWork[] {
  const { current, total = current } = block ?? {};
  if (!current || !total || current.value > total.value) return [];
  const complete = Math.max(0, current.value - (isDone.test(status?.value ?? '') ? 0 : 1));
  const blocks = Array.from({ length: total.value }, (_, index) => {
    return { key: String(index + 1), label: digits(index + 1) };
  });
  const isLast = phase?.total !== undefined && phase.current.value === phase.total.value;
  const here = { at: current.at, says: `the mission stands at block ${digits(current.value)}` };
  const own: PhaseWork = {
    when: 'current',
    numbers: [],
    claim: here,
    complete: { count: complete, ...here },
    blocks: isLast ? blocks : blocks.slice(0, current.value),
    isNamed: true,
  };
  // Which of the blocks that follow belong to the same phase, nobody says.
  const rest = isLast ? [] : blocks.slice(current.value);
  const says = `the mission has ${count(total.value, 'block')}`;
  return [own, { ...own, when: 'later', claim: { at: total.at, says }, complete: { count: 0, ...here }, blocks: rest }];
}
