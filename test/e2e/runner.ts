// How a GitHub runner finds commands in the output of a step: both grammars of its source (ActionCommand.cs).

const known = new Set([
  ...['internal-set-repo-path', 'set-env', 'set-output', 'save-state', 'add-mask', 'add-path', 'add-matcher'],
  ...['remove-matcher', 'debug', 'warning', 'error', 'notice', 'group', 'endgroup', 'echo', 'stop-commands'],
]);

/** The commands that a runner would obey, in order, with `stop-commands` and the end of each stop among them. */
export function runnerCommands(output: string): string[] {
  const obeyed: string[] = [];
  let stop: string | undefined;
  for (const line of output.split(/\r\n|\r|\n/)) {
    const command = parseV2(line) ?? parseV1(line);
    if (!command) continue;
    if (stop !== undefined) {
      if (command.name !== stop) continue;
      obeyed.push('resume');
      stop = undefined;
    } else if (known.has(command.name.toLowerCase())) {
      obeyed.push(command.name);
      if (command.name.toLowerCase() === 'stop-commands') stop = command.data;
    }
  }
  return obeyed;
}

/** `::name properties::data`, after any blanks. */
function parseV2(line: string): { name: string; data: string } | undefined {
  const text = line.trimStart();
  const end = text.indexOf('::', 2);
  if (!text.startsWith('::') || end < 0) return undefined;
  return { name: text.slice(2, end).split(' ')[0] ?? '', data: text.slice(end + 2) };
}

/** `##[name properties]data`, anywhere. */
function parseV1(line: string): { name: string; data: string } | undefined {
  const start = line.indexOf('##[');
  const end = line.indexOf(']', start);
  if (start < 0 || end < 0) return undefined;
  return { name: line.slice(start + 3, end).split(' ')[0] ?? '', data: line.slice(end + 1) };
}
