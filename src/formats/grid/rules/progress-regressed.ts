import type { KeyPath } from '../../../core/place.js';
import { quote } from '../../../text/words.js';
import { inStep } from '../../common/commits.js';
import { type ChangeContext, changeRule } from '../change/change-rule.js';
import { blocksByPhase, completedPhases, figures, tickedBlocks } from '../change/done.js';
import { faultsOf, faultyPassages, type Passage } from '../change/passages.js';
import { type Part, partsOf } from '../change/places.js';
import { firstOf, placeNow, spoken, stateFileNow } from '../change/wording.js';

export const progressRegressed = changeRule({
  id: 'grid/progress-regressed',
  severity: 'warning',
  summary: 'completed work never becomes less, and a mission does not go back within a phase',
  source: 'STATE.md schema 1.1, D26, D27',
  needs: 'base',
  check(context) {
    reportFigures(context);
    reportPhases(context);
    reportBlocks(context);
    reportTicks(context);
    reportPosition(context);
  },
});

function reportFigures({ snapshot, course, report }: ChangeContext): void {
  for (const read of figures) {
    for (const { before, after, step } of faultsOf(course, read, (from, to) => to.value < from.value)) {
      const fact = `${after.field} went back from ${before.value} to ${after.value}${inStep(step)}`;
      report(placeNow(snapshot, after.field), `${fact}; what is complete stays complete`);
    }
  }
}

function reportPhases({ snapshot, course, report }: ChangeContext): void {
  const lost = (before: ReadonlySet<string>, after: ReadonlySet<string>) => [...before].filter((id) => !after.has(id));
  for (const { before, after, step } of faultsOf(course, completedPhases, (from, to) => lost(from, to).length > 0)) {
    const fact = `phases.completed lost ${firstOf(lost(before, after).map(quote))}${inStep(step)}`;
    report(placeNow(snapshot, 'phases.completed'), `${fact}; what is complete stays complete`);
  }
}

function reportBlocks({ snapshot, course, report }: ChangeContext): void {
  const { state } = snapshot;
  const definitions = state?.dialect === 'schema' ? (state.data.phases?.definitions ?? []) : [];
  const places = new Map([...definitions.entries()].reverse().map(([index, phase]) => [phase?.id, index]));
  const pathOf = (id?: string): KeyPath => {
    const index = places.get(id);
    return ['phases', 'definitions', ...(index === undefined ? [] : [index, 'blocks_complete'])];
  };
  const fewerIn = ({ befores, after }: Passage<ReadonlyMap<string, number>>) =>
    [...after].filter(([id, blocks]) => befores.every((one) => blocks < (one.get(id) ?? 0)));
  for (const passage of faultyPassages(course, blocksByPhase, (one) => fewerIn(one).length > 0)) {
    const { before, step } = passage;
    const fewer = fewerIn(passage);
    const { first, others } = spoken(fewer);
    for (const [id, blocks] of first) {
      const fact = `blocks_complete of phase ${quote(id)} went back from ${before.get(id)} to ${blocks}`;
      report(placeNow(snapshot, pathOf(id)), `${fact}${inStep(step)}; what is complete stays complete`);
    }
    if (others === 0) continue;
    report(placeNow(snapshot, pathOf()), `blocks_complete of ${others} more phases went back${inStep(step)}`);
  }
}

function reportTicks({ snapshot, course, report }: ChangeContext): void {
  const ticks = snapshot.state?.dialect === 'prose' ? snapshot.state.ticks : [];
  const lostIn = ({ before, befores, after }: Passage<ReadonlyMap<number, number>>) =>
    [...before.keys()].filter((block) => befores.every((one) => (after.get(block) ?? 0) < (one.get(block) ?? 0)));
  for (const passage of faultyPassages(course, tickedBlocks, (one) => lostIn(one).length > 0)) {
    const { step } = passage;
    const lost = lostIn(passage);
    const at = ticks.find(({ block, complete }) => block === lost[0] && !complete)?.at ?? stateFileNow(snapshot);
    const fact = `${firstOf(lost.map((block) => `block ${block}`))} lost the tick of what is complete`;
    report(at, `${fact}${inStep(step)}; what is complete stays complete`);
  }
}

function reportPosition({ snapshot, course, report }: ChangeContext): void {
  const prose = snapshot.state?.dialect === 'prose' ? snapshot.state.block?.current.at : undefined;
  const isBack = (before: Part, after: Part) => before.within === after.within && after.value < before.value;
  for (const index of [0, 1, 2]) {
    for (const { before, after, step } of faultsOf(course, (state) => partsOf(state)[index], isBack)) {
      const fact = `${after.field} went back from ${before.value} to ${after.value}${inStep(step)}`;
      report(prose ?? placeNow(snapshot, after.field), `${fact}, within ${after.within}`);
    }
  }
}
