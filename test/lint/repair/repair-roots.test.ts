import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../src/core/limits.js';
import type { Rule } from '../../../src/core/rule.js';
import type { Snapshot } from '../../../src/core/snapshot.js';
import type { Format } from '../../../src/formats/format.js';
import { repairRoots } from '../../../src/lint/repair/repair-roots.js';
import { noHistory } from '../../../src/repository/git/no-history.js';
import { TextDocument } from '../../../src/text/document.js';
import { MemoryTree } from '../../../src/text/memory-tree.js';

/** What rules of these tests say where their pattern stands: once for each, with or without a repair. */
interface Wording {
  readonly rule: string;
  readonly pattern: RegExp;
  readonly severity?: 'error' | 'warning';
  readonly safe?: boolean;
  readonly to?: string;
}

/** A format of one file, `.plain/a.txt`, and as many rules as are worded. */
function formatOf(wordings: readonly Wording[], stamp?: Format['stamp']): Format {
  const rules = wordings.map(
    ({ rule, pattern, severity = 'warning', safe = true, to }): Rule => ({
      id: rule,
      severity,
      summary: 'x',
      source: 'x',
      check({ snapshot, report }) {
        for (const document of snapshot.documents) {
          for (const { index, 0: found } of document.text.matchAll(pattern)) {
            const at = document.span(index, index + found.length);
            const repair = to !== undefined && { repair: { safe, title: `write ${to}`, edits: [{ at, text: to }] } };
            report(at, `here stands ${found}`, { ...repair });
          }
        }
      },
    }),
  );
  return {
    id: 'plain',
    directories: ['.plain'],
    isRoot: () => true,
    reads: () => true,
    mainFile: 'a.txt',
    statePaths: ['a.txt'],
    agentTrailer: 'Plain-Agent',
    rules,
    schemas: {},
    ...(stamp && { stamp }),
    readState: async () => undefined,
    read: async (tree, root): Promise<Snapshot> => {
      const read = await tree.read(`${root}/a.txt`, 1e6);
      const text = read.ok ? Buffer.from(read.bytes).toString() : '';
      const documents = [new TextDocument(`${root}/a.txt`, text.replace(/^\ufeff/, ''), { faults: [] })];
      return { root, format: 'plain', dialect: undefined, documents, unreadable: [], commits: [], files: [] };
    },
  };
}

function runOf(text: string, format: Format) {
  return {
    ...{ tree: new MemoryTree({ '.plain/a.txt': text }), history: noHistory('this is a test'), now: 0 },
    ...{ roots: [{ path: '.plain', format }], limits: defaultLimits, only: [], severities: {} },
  };
}

async function repaired(text: string, wordings: readonly Wording[], unsafe = false, stamp?: Format['stamp']) {
  const result = await repairRoots(runOf(text, formatOf(wordings, stamp)), { unsafe });
  const [file] = result.repaired;
  return {
    text: file?.after ?? text,
    made: file?.findings.map(({ message }) => message) ?? [],
    left: result.report.findings.map(({ message }) => message),
    refused: result.refused.map(({ finding, reason }) => `${finding.message}: ${reason}`),
  };
}

describe('passes', () => {
  test('all that lie apart at once, whatever their order', async () => {
    const rules = [
      { rule: 'x/b', pattern: /b/g, to: 'BB' },
      { rule: 'x/a', pattern: /a/g, to: 'A' },
    ];
    expect(await repaired('a-b-a-b', rules)).toMatchObject({ text: 'A-BB-A-BB', left: [], refused: [] });
  });

  test('of two that overlap the first, and then what is left of the other', async () => {
    const rules = [
      { rule: 'x/long', pattern: /one two/g, to: 'one 2' },
      { rule: 'x/word', pattern: /two three/g, to: '2 3' },
      { rule: 'x/one', pattern: /one/g, to: '1' },
    ];
    expect(await repaired('one two three', rules)).toMatchObject({
      text: '1 2 three',
      made: ['here stands one two', 'here stands one'],
      left: [],
    });
  });

  test('what a repair brings to light is repaired as well', async () => {
    const rules = [1, 2, 3, 4].map((n) => ({
      rule: `x/r${n}`,
      pattern: new RegExp(String(n), 'g'),
      to: String(n + 1),
    }));
    expect(await repaired('1', rules)).toMatchObject({ text: '5', left: [] });
  });

  test('one that never comes to an end is stopped', async () => {
    expect(await repaired('a', [{ rule: 'x/more', pattern: /a+$/g, to: 'aa' }])).toMatchObject({ text: 'aa' });
    const growing = [{ rule: 'x/more', pattern: /$/g, to: 'a' }];
    expect(await repaired('', growing)).toMatchObject({ text: 'aaaaaaaaaa', left: ['here stands '] });
  });

  test('two that undo one another go nowhere', async () => {
    const rules = [
      { rule: 'x/up', pattern: /a/g, to: 'A' },
      { rule: 'x/down', pattern: /A/g, to: 'a' },
    ];
    expect(await repaired('a', rules)).toMatchObject({
      text: 'A',
      made: ['here stands a'],
      refused: ['here stands A: it would undo what another repair did'],
    });
  });
});

describe('unsafe repairs', () => {
  const rules = [
    { rule: 'x/unsafe', pattern: /u/g, safe: false, to: 'U' },
    { rule: 'x/safe', pattern: /s|u!/g, to: 'S' },
  ];
  test('are left alone, and stay in the report with their repair', async () => {
    expect(await repaired('u s', rules)).toMatchObject({ text: 'u S', left: ['here stands u'] });
  });
  test('are made when they are asked for, after the safe ones', async () => {
    expect(await repaired('u s u!', rules, true)).toMatchObject({
      text: 'U S S',
      made: ['here stands s', 'here stands u!', 'here stands u'],
    });
  });
});

describe('harm', () => {
  const bad = { rule: 'x/bad', pattern: /bad/g, severity: 'error' } as const;

  test('a repair that brings about an error is not made; the others are', async () => {
    const rules = [{ rule: 'x/harmful', pattern: /h/g, to: 'bad' }, { rule: 'x/good', pattern: /g/g, to: 'G' }, bad];
    expect(await repaired('g h g h g', rules)).toEqual({
      text: 'G h G h G',
      made: Array(3).fill('here stands g'),
      left: Array(2).fill('here stands h'),
      refused: Array(2).fill('here stands h: it would bring about another error: here stands bad (x/bad)'),
    });
  });

  test('an error of another rule is none the better', async () => {
    const rules = [{ rule: 'x/error', pattern: /e/g, severity: 'error', to: 'bad' } as const, bad];
    expect(await repaired('e', rules)).toMatchObject({ text: 'e', left: ['here stands e'] });
  });

  test('a warning in the place of an error is better', async () => {
    const rules = [
      { rule: 'x/error', pattern: /e/g, severity: 'error', to: 'w' } as const,
      { rule: 'x/warning', pattern: /w/g },
    ];
    expect(await repaired('e', rules)).toMatchObject({ text: 'w', left: ['here stands w'], refused: [] });
  });

  test('a file that can be judged at last may show errors that were there before', async () => {
    const hidden = { rule: 'x/hidden', pattern: /(?<!\?.*)wrong/g, severity: 'error' } as const;
    const parsing = { rule: 'syntax/x', pattern: /\?/g, severity: 'error', to: '' } as const;
    expect(await repaired('? wrong wrong', [hidden, parsing])).toMatchObject({
      text: ' wrong wrong',
      left: Array(2).fill('here stands wrong'),
      refused: [],
    });
  });

  test('but what is unsafe may not leave more of them', async () => {
    const hidden = { rule: 'x/hidden', pattern: /(?<!\?.*)wrong/g, severity: 'error' } as const;
    const parsing = { rule: 'schema/x', pattern: /\?/g, severity: 'error', safe: false, to: '' } as const;
    expect(await repaired('? wrong wrong', [hidden, parsing], true)).toMatchObject({
      text: '? wrong wrong',
      refused: ['here stands ?: it would bring about another error: here stands wrong (x/hidden)'],
    });
  });

  test('nor may what is unsafe trade an error for one of another rule, whatever its family', async () => {
    const schema = { rule: 'schema/x', pattern: /\?/g, severity: 'error', safe: false, to: 'bad' } as const;
    expect(await repaired('?', [schema, bad], true)).toMatchObject({
      text: '?',
      refused: ['here stands ?: it would bring about another error: here stands bad (x/bad)'],
    });
  });

  test('of hundreds that do harm, so many are tried that it ends soon', async () => {
    const rules = [{ rule: 'x/harmful', pattern: /h\d+/g, to: 'bad' }, bad];
    const text = Array.from({ length: 300 }, (_, i) => `h${i}`).join(' ');
    const { text: after, refused } = await repaired(text, rules);
    expect(after).toBe(text);
    expect(refused).toHaveLength(300);
  });
});

test('how far it is, is told once a root, and not again at every look', async () => {
  const heard: number[] = [];
  const format = formatOf([{ rule: 'x/a', pattern: /a/g, to: 'A' }]);
  const run = { ...runOf('a', format), onRoot: (done: number) => heard.push(done) };
  expect((await repairRoots(run, { unsafe: false })).repaired).toHaveLength(1);
  expect(heard).toEqual([1]);
});

test('a file that changes after it was linted: the edits are of what was linted, so that its writer sees it', async () => {
  const format = formatOf([{ rule: 'x/a', pattern: /a/g, to: 'A' }]);
  const [old, now] = ['-a', 'b-a-b'].map((text) => new MemoryTree({ '.plain/a.txt': text }));
  let reads = 0;
  const tree = Object.create(old as MemoryTree, {
    read: {
      value: (path: string, cap: number) => {
        reads += 1;
        return (reads === 1 ? old : now)?.read(path, cap);
      },
    },
  });
  const { repaired: files } = await repairRoots({ ...runOf('', format), tree }, { unsafe: false });
  expect(files).toMatchObject([{ before: '-a', after: '-A' }]);
});

describe('bytes', () => {
  const rules = [{ rule: 'x/a', pattern: /a/g, to: '$1\n$&' }];
  test('byte order mark and line breaks stay, and new ones are like them', async () => {
    expect((await repaired('\ufeffx a\r\ny\r\n', rules)).text).toBe('\ufeffx $1\r\n$&\r\ny\r\n');
  });
});

test('the time of the update moves with the repairs, and back with them', async () => {
  const stamp: Format['stamp'] = (_, { before, after }) =>
    before === after ? [] : [{ start: 0, end: 1, text: after.includes('G') ? 'T' : 'bad' }];
  const rules = [
    { rule: 'x/good', pattern: /g/g, to: 'G' },
    { rule: 'x/harmful', pattern: /h/g, to: 'H' },
    { rule: 'x/bad', pattern: /bad/g, severity: 'error' } as const,
  ];
  expect(await repaired('t g', rules, false, stamp)).toMatchObject({ text: 'T G' });
  expect(await repaired('t h', rules, false, stamp)).toMatchObject({ text: 't h' });
});
