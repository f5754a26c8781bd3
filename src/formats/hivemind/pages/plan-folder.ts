import { parseInstant } from '../../../text/time.js';
import { quote } from '../../../text/words.js';

/** What is wrong with the name of a folder of a plan; undefined for `shelves-reset-2026-05-12`. */
export function nameFault(name: string): string | undefined {
  const date = /^.+-(\d{4}-\d{2}-\d{2})$/.exec(name)?.[1];
  if (date === undefined) {
    return `the folder is named ${quote(name)}, expected a name and a date, such as "shelves-reset-2026-05-12"`;
  }
  const exists = parseInstant(`${date}T00:00:00Z`) !== undefined;
  return exists ? undefined : `the folder is named ${quote(name)}, and ${quote(date)} is a date that does not exist`;
}
