import { schemas, UsageError } from '../../index.js';
import { inertJson } from '../../text/inert-json.js';
import { quote, suggestion } from '../../text/words.js';
import type { AddCommand } from '../add-command.js';
import { type ExitStatus, exitStatus } from '../exit-status.js';
import type { Io } from '../io.js';

export const addSchema: AddCommand = (program, io, end) => {
  program
    .command('schema')
    .argument('[name]', 'such as grid/state or hivemind/delegations')
    .description('print the JSON Schema of one kind of file')
    .action(async (name: string | undefined) => end(await schema(name, io)));
};

async function schema(name: string | undefined, io: Io): Promise<ExitStatus> {
  const all = new Map(Object.entries(schemas()));
  const names = [...all.keys()].sort();
  const load = all.get(name ?? '');
  if (!load) {
    const fault = name === undefined ? 'which schema?' : `there is no schema ${quote(name)}${suggestion(name, names)}`;
    throw new UsageError(`${fault} (${names.join(', ')})`);
  }
  io.stdout.write(`${inertJson(await load())}\n`);
  return exitStatus.clean;
}
