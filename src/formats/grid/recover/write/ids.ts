import { digest } from '../../../../text/digest.js';
import { formatInstant } from '../../../../text/time.js';

/** What the ids of a mission are made from; never chance. */
export interface IdSource {
  /** The moment that both ids are stamped with, in ms since 1970: that of `created_at`. */
  readonly stampMs: number;
  /** The name of the mission, as a person wrote it. */
  readonly name: string;
  /** What tells this session from another one of the same moment and name. */
  readonly seed: string;
}

/** The ids of a mission and of a session of it, in the shapes of STATE.md schema 3.1. */
export function derivedIds({ stampMs, name, seed }: IdSource): { session_id: string; mission_id: string } {
  const stamp = compactStamp(stampMs);
  const fingerprint = digest(JSON.stringify([stamp, name, seed])).slice(0, 6);
  return { session_id: `sess-${stamp}-${fingerprint}`, mission_id: `mission-${stamp}-${slug(name)}` };
}

const longest = 40;

/** A name in the letters that ids may have: `Café & Bar` is `cafe-bar`. `fallback` where nothing of it is left. */
export function slug(name: string, fallback = 'mission'): string {
  const letters = name
    .slice(0, 1000)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '');
  const words = letters.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return trimmed(words.join('-').slice(0, longest)) || fallback;
}

const trimmed = (text: string): string => (text.endsWith('-') ? text.slice(0, -1) : text);

const earliest = Date.UTC(1970, 0, 1);
const latest = Date.UTC(9999, 11, 31, 23, 59, 59);

/** `20260124T143000Z`. A moment that an id has no room for becomes the nearest one that it has room for. */
function compactStamp(ms: number): string {
  const inYears = Math.min(latest, Math.max(earliest, Number.isNaN(ms) ? earliest : ms));
  const seconds = Math.floor(inYears / 1000) * 1000;
  return formatInstant(seconds).replace(/[-:]/g, '');
}
