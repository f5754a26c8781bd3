import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { readGrid } from '../../../../src/formats/grid/read.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';

const read = (files: Record<string, string>) => readGrid(new MemoryTree(files), '.grid', defaultLimits);

describe('fields', () => {
  /** Kind and text of each fault, and the fields that were read. */
  const readSummary = async (text: string) => {
    const { summaries, documents } = await read({ '.grid/01-SUMMARY.md': text });
    const root = summaries[0]?.document.root;
    return {
      fields: root?.kind === 'map' ? root.entries.map(({ key }) => key.value) : [],
      faults: documents.flatMap(({ faults, text: whole }) =>
        faults.map((one) => [one.kind, whole.slice(one.start, one.end)]),
      ),
      isBroken: summaries[0]?.isBroken,
    };
  };
  const sound = (...fields: string[]) => ({ fields, faults: [], isBroken: false });

  test.each([
    ['front matter', '---\ncluster: a\n---\n# Block\n'],
    ['front matter alone', '---\ncluster: a\n---'],
    ['an indented mapping', '---\n  cluster: a\n---\n'],
    ['bare YAML', 'cluster: a\n'],
    ['bare YAML below a comment', '# Block 01\n\ncluster: a\n'],
    ['a flow mapping', '{cluster: a}\n'],
    ['a key in quotes', '"cluster": a\n'],
  ])('%s', async (_, text) => expect(await readSummary(text)).toEqual(sound('cluster')));

  test('bare YAML of unknown fields', async () => {
    expect(await readSummary('author: me\nsteps: [1]\n')).toEqual(sound('author', 'steps'));
  });

  test.each([
    ['nothing', ''],
    ['a heading', '# Block 01\n\nAll done.\n'],
    ['prose with a label', '# Block 01\n\nStatus: complete\n'],
    ['prose that begins like a field', 'note: "hot" oven\n\n## Tasks\n'],
    ['prose between thematic breaks', '---\n# Block 01\nStatus: complete\n---\n\nText.\n'],
    ['prose below a thematic break', '---\n# Block 01\n'],
    ['an empty front matter', '---\n---\n'],
    ['a list between thematic breaks', '---\n- a\n- b\n---\n'],
    ['bold labels', '**Type:** decision\n**Block:** 01\n'],
  ])('%s has no fields, and that is no fault', async (_, text) => expect(await readSummary(text)).toEqual(sound()));

  test.each<[string, string, [string, string][]]>([
    ['never closed', '---\ncluster: a\n', [['front-matter', '---']]],
    ['YAML that does not parse', '---\ncluster: "a\n---\n', [['yaml', '"a']]],
    ['bare YAML that does not parse', 'cluster: a\nblock: [1\n', [['yaml', '[']]],
    ['a list', '---\n[a,\ncluster: b]\n---\n', [['front-matter', '[a,\ncluster: b]']]],
    [
      'fields and then a fence',
      'cluster: "a\n---\n# Block\n',
      [
        ['front-matter', '---'],
        ['yaml', '"a'],
      ],
    ],
    [
      'a conflict around the fence',
      '<<<<<<< a\n---\nblock: 1\n=======\n---\nblock: 2\n>>>>>>> b\n---\n',
      [['conflict-marker', '<<<<<<< a']],
    ],
    [
      'a conflict in the fields',
      '---\n<<<<<<< a\nblock: 1\n=======\nblock: "2\n>>>>>>> b\n---\n',
      [['conflict-marker', '<<<<<<< a']],
    ],
  ])('%s', async (_, text, faults) => {
    expect(await readSummary(text)).toEqual({ fields: [], faults, isBroken: true });
  });

  test('what does not keep the rest from being read', async () => {
    const twice = '---\nblock: 1\nblock: 2\n---\n';
    expect(await readSummary(twice)).toEqual({
      fields: ['block'],
      faults: [['duplicate-key', 'block']],
      isBroken: false,
    });
    const late = '\n---\nblock: 1\n---\n';
    expect(await readSummary(late)).toEqual({ fields: ['block'], faults: [['front-matter', '---']], isBroken: false });
    const headless = 'block: 1\n---\n# Block\n';
    expect(await readSummary(headless)).toEqual({
      fields: ['block'],
      faults: [['front-matter', '---']],
      isBroken: false,
    });
  });

  test('of a body in conflict, nothing is read', async () => {
    const table = '| Thread | Commit |\n| - | - |\n| 1 | 5cf02e3 |\n';
    const text = `---\ncommits: [4be91d2]\n---\n\n<<<<<<< a\n${table}=======\n>>>>>>> b\n`;
    expect(await readSummary(text)).toEqual({
      fields: ['commits'],
      faults: [['conflict-marker', '<<<<<<< a']],
      isBroken: true,
    });
    const snapshot = await read({ '.grid/01-SUMMARY.md': text });
    expect(snapshot.commits.map(({ name }) => name)).toEqual(['4be91d2']);
    expect(snapshot.unlisted).toEqual(['not all of ".grid/01-SUMMARY.md" was read: it does not parse']);
  });

  test('markers in a code block are an example', async () => {
    const text = `---\nblock: 1\n---\n\n\`\`\`\n<<<<<<< a\n=======\n>>>>>>> b\n\`\`\`\n`;
    expect(await readSummary(text)).toEqual(sound('block'));
  });

  test('a scratchpad has none: its entries are set apart by ---', async () => {
    const text = '---\nexecutor-01: "hot\n---\nblock: [1\n';
    const { scratchpad: pad, documents } = await read({ '.grid/SCRATCHPAD.md': text });
    expect(documents.flatMap(({ faults }) => faults)).toEqual([]);
    expect(pad).toMatchObject({ file: 'SCRATCHPAD.md', isBroken: false });
  });
});
