import { count } from '../../../text/words.js';
import { type Adviser, placesOf } from './adviser.js';

/** The two stores say different things ("When Delegation Records Conflict With Session State"). */
export const onStateDrift: Adviser = ({ findings }) => {
  const drifts = findings.filter(({ rule }) => rule === 'hivemind/state-drift');
  if (drifts.length === 0) return [];
  return [
    {
      title: `delegations.json and session-continuity.json disagree in ${count(drifts.length, 'place')}`,
      places: placesOf(drifts),
      meaning: 'A known race: the delegation came to its end, and the record of the session was not patched.',
      todo: [
        'Trust delegations.json for the state of delegations, and session-continuity.json for the lifecycle of sessions.',
        'Report it as a drift of the state, and reconcile nothing by hand.',
      ],
    },
  ];
};
