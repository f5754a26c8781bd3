/** Ids of OpenCode: digits that tell the time, and letters that tell nothing. */
const openCodeId = /^ses_([0-9a-f]{8,64})[0-9A-Za-z]{0,64}$/;
const digits = 4;

/**
 * The names that the files of a session may have, without their ending (D17). In practice, the first four digits of its
 * id make the name, and so they come first; "the last four hex digits" may be those of the whole id, or of its time.
 * None for an id that is not made by OpenCode: nobody knows what its digits are.
 */
export function stemsOf(sessionId: string): readonly string[] {
  const time = openCodeId.exec(sessionId)?.[1];
  if (time === undefined) return [];
  const id = sessionId.slice('ses_'.length).toLowerCase();
  const ends = [time, id, id.replace(/[^0-9a-f]/g, '')].map((text) => text.slice(-digits));
  return [...[time.slice(0, digits), ...ends].map((end) => `ses_${end}`), sessionId];
}
