// How a GitHub runner reads what a step prints and writes: both grammars of commands in its source (ActionCommand.cs),
// when it obeys them (ActionCommandManager.cs), and the files that stand for commands (FileCommandManager.cs).

const known = [
  ...['internal-set-repo-path', 'set-env', 'set-output', 'save-state', 'add-mask', 'add-path', 'add-matcher'],
  ...['remove-matcher', 'debug', 'warning', 'error', 'notice', 'group', 'endgroup', 'echo', 'stop-commands'],
];

export interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** The names of the commands that a runner would obey, in order. */
export function runnerCommands(output: string): string[] {
  return readOutput(output).commands.map(({ name }) => name);
}

/**
 * What a runner makes of the output of a step: the commands that it obeys, with `stop-commands` and the end of each
 * stop (`resume`) among them, and the lines that are mere text.
 */
export function readOutput(output: string): { readonly commands: Command[]; readonly log: string } {
  const commands: Command[] = [];
  const log: string[] = [];
  const registered = new Set(known);
  let stop: string | undefined;
  for (const line of output.split(/\r\n|\r|\n/)) {
    const command = parseV2(line, registered) ?? parseV1(line, registered);
    const name = command?.name.toLowerCase();
    if (!command || (stop !== undefined && name !== stop)) {
      log.push(line);
    } else if (stop !== undefined) {
      commands.push({ ...command, name: 'resume' });
      registered.delete(stop);
      stop = undefined;
    } else {
      commands.push(command);
      if (name !== 'stop-commands') continue;
      stop = command.data.toLowerCase();
      registered.add(stop);
    }
  }
  return { commands, log: log.join('\n') };
}

/** The names and values in a file of GITHUB_OUTPUT or GITHUB_ENV; of a name that stands there twice, the last counts. */
export function valuesIn(file: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = file.split(/\r?\n/);
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line === '') continue;
    const [equals, heredoc] = [line.indexOf('='), line.indexOf('<<')];
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      values[line.slice(0, equals)] = line.slice(equals + 1);
      continue;
    }
    const end = heredoc > 0 ? lines.indexOf(line.slice(heredoc + 2)) : -1;
    if (end < 0) throw new Error(`a runner could not read ${JSON.stringify(line)}`);
    values[line.slice(0, heredoc)] = lines.slice(0, end).join('\n');
    lines.splice(0, end + 1);
  }
  return values;
}

/** `::name key=value,key=value::data`, after any blanks. */
function parseV2(line: string, registered: ReadonlySet<string>): Command | undefined {
  const text = line.trimStart();
  const end = text.indexOf('::', 2);
  if (!text.startsWith('::') || end < 0) return undefined;
  const read = (value: string) => unescaped(value, ['\r', '\n', ':', ',']);
  return commandOf(text.slice(2, end), ',', read, unescaped(text.slice(end + 2), ['\r', '\n']), registered);
}

/** `##[name key=value;key=value]data`, anywhere. */
function parseV1(line: string, registered: ReadonlySet<string>): Command | undefined {
  const start = line.indexOf('##[');
  const end = line.indexOf(']', start);
  if (start < 0 || end < 0) return undefined;
  const read = (value: string) => unescaped(value, [';', '\r', '\n', ']']);
  return commandOf(line.slice(start + 3, end), ';', read, read(line.slice(end + 1)), registered);
}

function commandOf(
  info: string,
  separator: string,
  read: (value: string) => string,
  data: string,
  registered: ReadonlySet<string>,
): Command | undefined {
  const blank = info.indexOf(' ');
  const name = blank < 0 ? info : info.slice(0, blank);
  if (!registered.has(name.toLowerCase())) return undefined;
  const pairs = blank < 0 ? [] : info.slice(blank + 1).split(separator);
  const properties = pairs.flatMap((pair) => {
    const [, key = '', value = ''] = /^([^=]*)=(.+)$/s.exec(pair) ?? [];
    return value === '' ? [] : [[key, read(value)]];
  });
  return { name, properties: Object.fromEntries(properties), data };
}

/** `%0A` for a line break and so on; the percent sign itself comes last. */
function unescaped(value: string, characters: readonly string[]): string {
  const codes = [...characters, '%'];
  return codes.reduce((text, one) => {
    const code = one.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
    return text.replaceAll(`%${code}`, one);
  }, value);
}
