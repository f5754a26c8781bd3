const form = /^[ \t>]{0,99}((?:[-*+•]|\d{1,4}[.)])[ \t]{1,99})?(?:\[[ xX]\][ \t]{1,99})?/;

/** All that stands before the words of a line: its indent, the mark of its list, and the box of a task. */
export function leadOf(raw: string): string {
  return form.exec(raw)?.[0] ?? '';
}

/** Whether a line begins with the mark of a list. */
export function isListItem(raw: string): boolean {
  return form.exec(raw)?.[1] !== undefined;
}
