import { definedPhases, undefinedPhase } from '../mission/defined-phases.js';
import { rule } from '../rule.js';
import type { SchemaState } from '../snapshot.js';

export const phaseReference = rule({
  id: 'grid/phase-reference',
  severity: 'error',
  summary: 'every phase that a decision, an artifact or a package names is defined',
  source: 'STATE.md schema 1.5, 1.6, 1.7',
  check({ state, report }) {
    const phases = definedPhases(state);
    if (!phases) return;
    for (const [path, id] of references(state)) {
      if (id === undefined || phases.has(id)) continue;
      report(state.at(path), undefinedPhase(path, id, phases), {
        related: [{ at: state.document.key('phases.definitions'), message: 'the phases are defined here' }],
      });
    }
  },
});

/** Each field that names a phase. Of agents, grid/agent-location speaks. */
function* references({ data: { persistent } }: SchemaState): Generator<[path: string, id: string | undefined]> {
  for (const [index, decision] of (persistent?.decisions ?? []).entries()) {
    const path = `persistent.decisions.${index}`;
    yield [`${path}.phase_decided`, decision?.phase_decided];
    yield* items(`${path}.affects_phases`, decision?.affects_phases);
  }
  for (const [index, artifact] of (persistent?.artifacts ?? []).entries()) {
    const path = `persistent.artifacts.${index}`;
    yield [`${path}.created_phase`, artifact?.created_phase];
    yield* items(`${path}.used_by_phases`, artifact?.used_by_phases);
  }
  for (const [index, added] of (persistent?.tech_stack?.added_packages ?? []).entries()) {
    yield [`persistent.tech_stack.added_packages.${index}.added_phase`, added?.added_phase];
  }
}

function* items(path: string, ids: readonly (string | undefined)[] = []): Generator<[string, string | undefined]> {
  for (const [index, id] of ids.entries()) yield [`${path}.${index}`, id];
}
