import type fc from 'fast-check';
import { type Mission, missionOf } from './missions/mission.js';
import { olderPlans, plans } from './missions/plan.js';

// Missions that are healthy from end to end: what they are, and everything that they keep, follows from a plan.

export type { Commit, Mission } from './missions/mission.js';

/** In the schema dialect. */
export const missions: fc.Arbitrary<Mission> = plans.map(missionOf);

/** In the older dialects. */
export const olderMissions: fc.Arbitrary<Mission> = olderPlans.map(missionOf);
