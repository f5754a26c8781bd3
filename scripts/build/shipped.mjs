import { code, filled, markdown, table, text } from '../generate/docs/markdown.mjs';
import { read, write } from '../generate/files.mjs';
import { aboutPackage, behindTheValidators } from './packages.mjs';

const page = 'docs/dependencies.md';

/** Says in docs/dependencies.md of which packages there is code in dist/, and how much. */
export function writeShipped({ npm, action }) {
  const folders = new Set([...npm.keys(), ...action.keys(), ...behindTheValidators]);
  const rows = new Map();
  for (const folder of folders) {
    const { name, version, license } = aboutPackage(folder);
    const id = `${name} ${version}`;
    const [inNpm, inAction] = rows.get(id)?.sizes ?? [0, 0];
    const sizes = [inNpm + (npm.get(folder) ?? 0), inAction + (action.get(folder) ?? 0)];
    rows.set(id, { name, version, license, sizes });
  }
  const inOrder = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const cells = inOrder.map(({ name, version, license, sizes }) => [
    code(name),
    ...[version, license, ...sizes.map(inWords)].map(text),
  ]);
  const shown = markdown(table(['Package', 'Version', 'Licence', 'On npm, KiB', 'In the Action, KiB'], cells));
  write(page, filled(read(page), 'shipped', shown));
}

/** Rounded: a byte more or less is no change worth a line in a diff. */
function inWords(bytes) {
  if (bytes === 0) return '';
  return bytes < 1024 ? '< 1' : Math.round(bytes / 1024);
}
