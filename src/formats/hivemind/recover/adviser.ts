import type { Advice } from '../../../core/advice.js';
import type { Target } from '../../../core/document.js';
import type { Finding } from '../../../core/finding.js';
import type { RecoveryRequest } from '../../../core/recovery.js';
import type { HivemindSnapshot } from '../snapshot.js';

/** What is known of a root that may be in trouble. */
export interface Situation {
  readonly request: RecoveryRequest;
  readonly snapshot: HivemindSnapshot;
  /** What the rules say of it. */
  readonly findings: readonly Finding[];
}

/** Looks for one kind of trouble, and says what there is to do about it. */
export type Adviser = (situation: Situation) => readonly Advice[] | Promise<readonly Advice[]>;

type AdvicePlace = Advice['places'][number];

/** Where findings stand, and what they point at besides; each place once. */
export function placesOf(findings: readonly Finding[]): readonly AdvicePlace[] {
  const places = findings.flatMap(({ path, start, related = [] }): AdvicePlace[] => [
    { path, line: start.line },
    ...related.map((other) => ({ path: other.path, line: other.start.line })),
  ]);
  return [...new Map(places.map((place) => [`${place.line}:${place.path}`, place])).values()];
}

/** Where something stands that a rule could point at. */
export function placeAt({ document, start }: Target): AdvicePlace {
  return { path: document.path, line: document.position(start).line };
}
