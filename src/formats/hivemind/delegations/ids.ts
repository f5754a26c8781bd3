// Ids of delegations (H2, D16): a UUID, or what newer versions of the plugin write.

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** When the delegation was made, in ms since 1970, and six digits of base 36. */
const timed = /^dt-(\d{13})-[0-9a-z]{6}$/;

export function isDelegationId(id: string): boolean {
  return uuid.test(id) || isTimedId(id);
}

/** Whether a newer version of the plugin made the id. */
export function isTimedId(id: string): boolean {
  return timed.test(id);
}

/** When the delegation was made, by what its id says, in ms since 1970; undefined when it says nothing of it. */
export function idMoment(id: string): number | undefined {
  const digits = timed.exec(id)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
