import type { Data, DataMap } from '../../../../core/data.js';
import { inOrder } from '../../../../text/yaml-patch/difference.js';
import { blockLines } from '../../../../text/yaml-patch/write-yaml.js';
import { stateOrder } from './order.js';

/** What stands above the fields of a new STATE.md, by the first field below it. */
const sections = [
  ['version', 'The state of the mission. Programs read this part; people read the part below it.'],
  ['status', 'How the mission goes, and how much it asks before it acts'],
  ['phases', 'The phases: how many there are, which one it is at, and which are complete'],
  ['position', 'Where the work stands'],
  ['progress', 'How much is done; percent is the share of the blocks that are complete'],
  ['agents', 'Who is at work, and who finished in this session'],
  ['persistent', 'What holds for the phases to come as well'],
  ['resume', 'Where the next session goes on'],
  ['budget', 'What it costs'],
  ['warnings', 'What to know, and what is in the way'],
] as const;

/** A whole front matter, fences included: the fields in the order of STATE.md schema 1.1, under comments. */
export function renderedFrontMatter(state: DataMap): string {
  const ordered = inOrder({ order: stateOrder }, state, []) as DataMap;
  const comments = new Map<string, string>(sections);
  const lines = Object.entries(ordered).flatMap(([key, value], index) => {
    const comment = comments.get(key);
    const above = comment === undefined ? [] : [...(index === 0 ? [] : ['']), `# ${comment}`];
    return [...above, ...blockLines({ [key]: value as Data }, 2)];
  });
  return `---\n${lines.join('\n')}\n---\n`;
}
