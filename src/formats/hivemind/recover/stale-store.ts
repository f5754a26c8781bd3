import { type Adviser, placesOf } from './adviser.js';

/** Sessions run, and the store has not moved ("When State Appears Stale"). */
export const onStaleStore: Adviser = ({ findings }) =>
  findings
    .filter(({ rule }) => rule === 'hivemind/stale-store')
    .map((finding) => ({
      title: 'session-continuity.json is stale',
      places: placesOf([finding]),
      meaning: `${capitalised(finding.message)}. What the plugin has in memory was read when it started, and may be something else.`,
      todo: [
        'Read session-continuity.json again from the disk, and do not go by what was read before.',
        'If its sessions run, restart the plugin: it hydrates from the store then, and at no other time.',
        'If none of them runs any more, this is what an end without a last write looks like: start a new session.',
      ],
    }));

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
