/** Somebody who can be asked. */
export interface Person {
  /** @returns the line that was typed; undefined at the end of all input, and after Ctrl-C */
  ask(question: string): Promise<string | undefined>;
  /**
   * Opens files in the editor that the person uses, and waits for its end.
   * @param paths absolute
   * @returns why nothing came of it; undefined when it ended well
   */
  edit(paths: readonly string[]): Promise<string | undefined>;
  /**
   * Shows a text page by page; it must be inert.
   * @returns whether it was shown; else it is to be printed
   */
  page?(text: string): Promise<boolean>;
}
