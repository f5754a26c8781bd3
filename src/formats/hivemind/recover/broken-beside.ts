import { count } from '../../../text/words.js';
import type { Adviser } from './adviser.js';
import { isBreaking } from './broken-files.js';
import { commandOn } from './last-whole.js';
import { mainFilesIn } from './main-files.js';

/** Journals, events and plans that cannot be read: nothing that runs depends on them, and there may be any number. */
export const onBrokenBeside: Adviser = ({ snapshot, findings }) => {
  const files = mainFilesIn(snapshot);
  const broken = findings.filter((finding) => isBreaking(finding) && !files.has(finding.path));
  const [first, ...others] = [...new Set(broken.map(({ path }) => path))].sort();
  if (first === undefined) return [];
  const command = commandOn('git log -p --', first);
  return [
    {
      title: `${count(others.length + 1, 'file')} beside the stores cannot be read`,
      places: [first, ...others].map((path) => ({ path })),
      meaning: 'They tell what was done and planned. No work that runs waits for them.',
      todo: ['Bring each back from its last whole version in git, where that is worth it.'],
      ...(command !== undefined && { command }),
    },
  ];
};
