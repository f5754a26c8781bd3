import type { Advice } from '../../core/recovery.js';

/** One line of an advice, and what stands before it. */
export interface AdviceLine {
  readonly label: string;
  readonly text: string;
}

/** More places of one trouble help nobody; the JSON report has them all. */
const mostPlaces = 10;

/**
 * What there is to say below the title of an advice: where it shows, what that means, what to do, in this order.
 * @param shown a path as whoever reads the account can open it
 */
export function adviceLines({ places, meaning, todo, command }: Advice, shown: (path: string) => string): AdviceLine[] {
  const named = places.slice(0, mostPlaces).map(({ path, line }) => `${shown(path)}${line ? `:${line}` : ''}`);
  const more = places.length - named.length;
  const where = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return [
    ...(where === '' ? [] : [{ label: 'Where', text: where }]),
    { label: 'What it means', text: meaning },
    ...todo.map((text) => ({ label: 'What to do', text })),
    ...(command === undefined ? [] : [{ label: 'To run by yourself', text: command }]),
  ];
}
