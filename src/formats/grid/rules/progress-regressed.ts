import type { KeyPath } from '../../../core/place.js';
import { quote } from '../../../text/words.js';
import { type ChangeContext, changeRule } from '../change/change-rule.js';
import { blocksByPhase, completedPhases, figures, tickedBlocks } from '../change/done.js';
import { passagesOf } from '../change/passages.js';
import { partsOf } from '../change/places.js';
import { firstOf, inStep, placeNow, spoken, stateFileNow } from '../change/wording.js';

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

function reportFigures({ snapshot, change, course, report }: ChangeContext): void {
  for (const read of figures) {
    for (const { before, after, step } of passagesOf(course, read)) {
      if (after.value >= before.value) continue;
      const fact = `${after.field} went back from ${before.value} to ${after.value}${inStep(step, change)}`;
      report(placeNow(snapshot, after.field), `${fact}; what is complete stays complete`);
    }
  }
}

function reportPhases({ snapshot, change, course, report }: ChangeContext): void {
  for (const { before, after, step } of passagesOf(course, completedPhases)) {
    const lost = [...before].filter((id) => !after.has(id)).map(quote);
    if (lost.length === 0) continue;
    const fact = `phases.completed lost ${firstOf(lost)}${inStep(step, change)}`;
    report(placeNow(snapshot, 'phases.completed'), `${fact}; what is complete stays complete`);
  }
}

function reportBlocks({ snapshot, change, course, report }: ChangeContext): void {
  const { state } = snapshot;
  const definitions = state?.dialect === 'schema' ? (state.data.phases?.definitions ?? []) : [];
  const places = new Map([...definitions.entries()].reverse().map(([index, phase]) => [phase?.id, index]));
  const pathOf = (id?: string): KeyPath => {
    const index = places.get(id);
    return ['phases', 'definitions', ...(index === undefined ? [] : [index, 'blocks_complete'])];
  };
  for (const { before, after, step } of passagesOf(course, blocksByPhase)) {
    const fewer = [...after].filter(([id, blocks]) => blocks < (before.get(id) ?? 0));
    const { first, others } = spoken(fewer);
    for (const [id, blocks] of first) {
      const fact = `blocks_complete of phase ${quote(id)} went back from ${before.get(id)} to ${blocks}`;
      report(placeNow(snapshot, pathOf(id)), `${fact}${inStep(step, change)}; what is complete stays complete`);
    }
    if (others === 0) continue;
    report(placeNow(snapshot, pathOf()), `blocks_complete of ${others} more phases went back${inStep(step, change)}`);
  }
}

function reportTicks({ snapshot, change, course, report }: ChangeContext): void {
  const ticks = snapshot.state?.dialect === 'prose' ? snapshot.state.ticks : [];
  for (const { before, after, step } of passagesOf(course, tickedBlocks)) {
    const lost = [...before].filter(([block, times]) => (after.get(block) ?? 0) < times).map(([block]) => block);
    if (lost.length === 0) continue;
    const at = ticks.find(({ block, complete }) => block === lost[0] && !complete)?.at ?? stateFileNow(snapshot);
    const fact = `${firstOf(lost.map((block) => `block ${block}`))} lost the tick of what is complete`;
    report(at, `${fact}${inStep(step, change)}; what is complete stays complete`);
  }
}

function reportPosition({ snapshot, change, course, report }: ChangeContext): void {
  const prose = snapshot.state?.dialect === 'prose' ? snapshot.state.block?.current.at : undefined;
  for (const part of [0, 1, 2]) {
    for (const { before, after, step } of passagesOf(course, (state) => partsOf(state)[part])) {
      if (before.within !== after.within || after.value >= before.value) continue;
      const fact = `${after.field} went back from ${before.value} to ${after.value}${inStep(step, change)}`;
      report(prose ?? placeNow(snapshot, after.field), `${fact}, within ${after.within}`);
    }
  }
}
