/** The commands beside the main one, which has no name. */
export const commandNames: readonly string[] = [
  'get',
  'update',
  'recover',
  'migrate',
  'init',
  'explain',
  'rules',
  'schema',
  'help',
];
