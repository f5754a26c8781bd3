/** Whether an error is an answer of GitHub with one of some statuses. */
export function hasStatus(error: unknown, ...statuses: readonly number[]): boolean {
  const { status } = (error ?? {}) as { readonly status?: unknown };
  return statuses.some((one) => one === status);
}
