import fc from 'fast-check';
import { changes, damagedBy, type Kind, type Scene } from './damages/scene.js';
import { type Chances, stateDamages } from './damages/state-damages.js';
import type { Mission } from './missions.js';

// What happens to missions: to their STATE.md, to the files beside it, to their history.

export { type Scene, standingIn } from './damages/scene.js';

const ofState = [...(Object.keys(stateDamages) as Kind[]), 'deleted' as const];
const ofRest = (Object.keys(changes) as Kind[]).filter((kind) => !ofState.includes(kind));

const chances: fc.Arbitrary<Chances> = fc.tuple(fc.nat(9999), fc.nat(9999), fc.nat(9999));

/** One damage to STATE.md, often another one, and often something else besides. */
const damages = fc
  .tuple(
    fc.tuple(fc.constantFrom(...ofState), chances),
    fc.array(fc.tuple(fc.constantFrom(...ofState), chances), { maxLength: 1 }),
    fc.array(fc.tuple(fc.constantFrom(...ofRest), chances), { maxLength: 2 }),
  )
  .map(([first, second, rest]) => [first, ...second, ...rest]);

/** Missions after something happened to them. */
export function scenesOf(missions: fc.Arbitrary<Mission>): fc.Arbitrary<Scene> {
  return fc.tuple(missions, damages).map(([mission, all]) => {
    const scene = damagedBy(mission, all);
    return Object.assign(scene, { [fc.toStringMethod]: () => shown(scene, all) });
  });
}

/** A scene in a report: all else follows from its plan. */
function shown({ mission: { plan }, files }: Scene, all: readonly unknown[]): string {
  const state = files['.grid/STATE.md'];
  return `${JSON.stringify(all)} on ${JSON.stringify(plan)}\nSTATE.md:\n${String(state)}\nbeside: ${Object.keys(files)}`;
}
