import type { Data } from '../../../core/data.js';
import { share } from '../mission/shares.js';

/** A share in percent, with one decimal at most. */
export function percentOf(complete: number, total: number): number {
  return Math.round(share({ complete, total }) * 10) / 10;
}

/** The number that a value ends with, however it is written: 3, `04`, `02-03`, `02.3`. Undefined for anything else. */
export function numberIn(value: Data | undefined): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined;
  const digits = typeof value === 'string' ? /^(?:\d{1,4}[-.])?(\d{1,4})$/.exec(value)?.[1] : undefined;
  return digits === undefined ? undefined : Number(digits);
}

/** Two digits, as ids have them. */
export const padded = (number: number, width = 2): string => String(number).padStart(width, '0');
