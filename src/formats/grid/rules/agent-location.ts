import { count, quote } from '../../../text/words.js';
import { definedPhases, undefinedPhase } from '../mission/defined-phases.js';
import { isNumbered, isPlanning, type Phase, phaseNumber } from '../mission/phases.js';
import { type GridContext, rule } from '../rule.js';

export const agentLocation = rule({
  id: 'grid/agent-location',
  severity: 'error',
  summary: 'the phase and the block that an active agent works in exist',
  source: 'STATE.md schema 1.3',
  check(context) {
    const { state, report } = context;
    const phases = definedPhases(state);
    for (const [index, agent] of (state.data.agents?.active ?? []).entries()) {
      if (agent?.phase === undefined) continue;
      const path = `agents.active.${index}`;
      const phase = phases?.get(agent.phase);
      if (phases && !phase) {
        report(state.at(`${path}.phase`), undefinedPhase(`${path}.phase`, agent.phase, phases), {
          related: [{ at: state.document.key('phases.definitions'), message: 'the phases are defined here' }],
        });
      } else if (!isBeyondTotal(context, path, agent.phase) && agent.block !== undefined) {
        checkBlock(context, path, agent.phase, agent.block, phase);
      }
    }
  },
});

/** Without definitions, only the number of phases tells which there are; while they are planned, not even that. */
function isBeyondTotal({ state, report }: GridContext<'schema'>, path: string, phase: string): boolean {
  const { definitions = [], total = 0 } = state.data.phases ?? {};
  if (definitions.length > 0 || total === 0 || isPlanning(state)) return false;
  const number = phaseNumber(phase);
  if (number >= 1 && number <= total) return false;
  report(state.at(`${path}.phase`), `${path}.phase is ${quote(phase)}, but the mission has ${count(total, 'phase')}`, {
    related: [{ at: state.at('phases.total'), message: 'the phases are counted here' }],
  });
  return true;
}

function checkBlock(
  { state, report }: GridContext<'schema'>,
  path: string,
  phase: string,
  block: string,
  defined: Phase | undefined,
): void {
  const fact = `${path}.block is ${quote(block)}, but`;
  const number = Number(block.slice(3));
  const ofPhase = phaseNumber(block);
  if (defined ? !isNumbered(defined, ofPhase) : phaseNumber(phase) !== ofPhase) {
    report(state.at(`${path}.block`), `${fact} the agent works in phase ${quote(phase)}`, {
      related: [{ at: state.at(`${path}.phase`), message: 'the phase stands here' }],
    });
  } else if (number === 0) {
    report(state.at(`${path}.block`), `${fact} the blocks of a phase are numbered from 01`);
  } else if (defined?.blocks && number > defined.blocks) {
    report(state.at(`${path}.block`), `${fact} phase ${quote(phase)} has ${count(defined.blocks, 'block')}`, {
      related: [{ at: state.at(`${defined.path}.blocks`), message: 'its blocks are counted here' }],
    });
  }
}
