import type { Data } from '../../../core/data.js';
import { share } from '../mission/shares.js';

/** A share in percent, with one decimal at most. */
export function percentOf(complete: number, total: number): number {
  return Math.round(share({ complete, total }) * 10) / 10;
}

/** The number after one that may be written as text, with its zeros: 3, `04`, `02-03`, `02.3`. Undefined for anything else. */
export function nextOf(value: Data | undefined): Data | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value + 1 : undefined;
  const [, before = '', digits] = (typeof value === 'string' && /^(\d{1,4}[-.])?(\d{1,4})$/.exec(value)) || [];
  return digits === undefined ? undefined : before + padded(Number(digits) + 1, digits.length);
}

/** Two digits, as ids have them. */
export const padded = (number: number, width = 2): string => String(number).padStart(width, '0');
