import { withRecentReadings } from '../../../../src/text/yaml.js';
import type { Scene } from '../../../support/damages.js';
import {
  accountsForAll,
  actsWhereItMust,
  lintsClean,
  onceIsEnough,
  speaksPlainly,
  tellsWhatWas,
} from './laws/always.js';
import { keepsBody, keepsComments, keepsUnknownFields, keepsValues } from './laws/kept.js';
import { type Outcome, outcomeOf } from './laws/outcome.js';
import { inventsNothing, isNoPoorer, losesNoWork, standsWhereItStood } from './laws/work.js';

/** What every recovery is held against; each says what is wrong. */
const laws: Readonly<Record<string, (outcome: Outcome) => readonly string[] | Promise<readonly string[]>>> = {
  ...{ actsWhereItMust, lintsClean, tellsWhatWas, accountsForAll, speaksPlainly, onceIsEnough },
  ...{ losesNoWork, inventsNothing, standsWhereItStood, isNoPoorer },
  ...{ keepsValues, keepsUnknownFields, keepsComments, keepsBody },
};

/** A scene, and which laws its recovery breaks: `law: what is wrong`. */
export function judged(scene: Scene): Promise<Judged> {
  return withRecentReadings(() => judge(scene)); // each law reads the same texts again
}

interface Judged {
  readonly outcome: Outcome | undefined;
  readonly broken: readonly string[];
}

async function judge(scene: Scene): Promise<Judged> {
  let outcome: Outcome;
  try {
    outcome = await outcomeOf(scene);
  } catch (error) {
    const { stack } = error as Error;
    return { outcome: undefined, broken: [`throws: ${stack?.split('\n').slice(0, 4).join(' ')}`] };
  }
  const broken: string[] = [];
  for (const [name, law] of Object.entries(laws)) {
    for (const what of await law(outcome)) broken.push(`${name}: ${what}`);
  }
  return { outcome, broken };
}
