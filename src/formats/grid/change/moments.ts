import { type Instant, parseInstant } from '../../../text/time.js';
import type { GridState } from '../snapshot.js';

/** A moment, and how it is written. */
export interface Moment extends Instant {
  readonly text: string;
}

/** When the mission was created, if its state says so. */
export function createdOf(state: GridState): Moment | undefined {
  return state.dialect === 'prose' ? undefined : momentOf(state.data.created_at);
}

/** When the state was last changed, if it says so. */
export function updatedOf(state: GridState): Moment | undefined {
  return state.dialect === 'prose' ? undefined : momentOf(state.data.updated_at);
}

function momentOf(text: string | undefined): Moment | undefined {
  const instant = text === undefined ? undefined : parseInstant(text);
  return instant && text !== undefined ? { ...instant, text } : undefined;
}
