/** The commands beside the main one, which has no name. */
export const commandNames: readonly string[] = ['explain', 'rules', 'schema', 'help'];
