/** The run was asked for wrongly: the command ends with status 2 and this message, and nothing was linted. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
