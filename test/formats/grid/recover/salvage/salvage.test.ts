import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../../src/core/limits.js';
import { salvage } from '../../../../../src/formats/grid/recover/salvage/salvage.js';
import { edited, mission, persistence, prose } from '../../../../support/mission.js';

const path = '.grid/STATE.md';
const salvaged = (text: string) => salvage(text, path, defaultLimits);
/** Lines of the old file that are lost, from 1. */
const lostLines = ({ losses }: Awaited<ReturnType<typeof salvaged>>) => losses.map(({ line }) => line);
const unsure = ({ evidence }: Awaited<ReturnType<typeof salvaged>>) =>
  [...evidence.fields].filter(([, { sure }]) => !sure).map(([field]) => field);
const said = ({ evidence }: Awaited<ReturnType<typeof salvaged>>, field: string) => evidence.fields.get(field)?.value;

const body = mission.slice(mission.indexOf('\n# THE GRID'));
const fields = mission.slice(4, mission.indexOf('---\n\n# THE GRID'));

describe('what is healthy comes back as it is', () => {
  test.each([
    ['schema', mission, mission],
    ['with CRLF', mission.replaceAll('\n', '\r\n'), mission.replaceAll('\n', '\r\n')],
    ['with a byte order mark', `\ufeff${mission}`, mission],
    ['with blanks on a fence', mission.replace('energy: 9000\n---\n', 'energy: 9000\n---  \n'), undefined],
    ['without a body', `---\n${fields}---`, `---\n${fields}---`],
    ['persistence between fences', `---\n${persistence}---\n`, `---\n${persistence}---\n`],
    ['persistence without fences gets them', persistence, `---\n${persistence}---\n`],
  ])('%s', async (_, text, expected) => {
    const result = await salvaged(text);
    expect(result.text).toBe(expected ?? text);
    expect(result.losses).toEqual([]);
    expect(result.evidence.notes).toEqual([]);
  });
});

describe('lines that are plainly meant are mended', () => {
  const name = '      name: "Kitchen"\n';
  const whole = ['phases.definitions'];
  test.each<[string, Record<string, string>, string[], Record<string, string>?]>([
    ['a quote that is not closed', { [name]: '      name: "Kitchen\n' }, whole],
    ['in the first field of an item', { '- id: "02-kitchen"\n': '- id: "02-kitchen\n' }, whole],
    ['a bracket that is not closed', { '["01-pantry"]\n': '["01-pantry"\n' }, ['phases.completed']],
    ['a bracket that is closed twice', { '["01-pantry"]\n': '["01-pantry"]]\n' }, ['phases.completed']],
    ['a colon that is gone', { 'status: "in_progress"\n': 'status "in_progress"\n' }, ['status']],
    ['a space that is gone', { 'status: "in_progress"\n': 'status:"in_progress"\n' }, ['status']],
    ['an equals sign', { 'percent: 80.0': 'percent = 80.0' }, ['progress.percent']],
    ['a holder without its colon', { 'progress:\n': 'progress\n' }, []],
    ['a control character', { '"Recipe Box"': '"Recipe\u0007 Box"' }, ['cluster']],
    ['a line that is indented too far', { '  phase_id: "02': '      phase_id: "02' }, []],
    ['a line that is indented too little', { '  blocks_total': ' blocks_total' }, []],
    ['a line that is not indented', { '  blocks_total': 'blocks_total' }, []],
    ['tabs', { '      status: "in_progress"': '\t\t\tstatus: "in_progress"' }, []],
    ['a mapping whose own line is gone', { 'phases:\n': '' }, []],
    ['a mapping that slipped into the one above', { 'progress:\n': '' }, []],
    ['a mapping that slipped into a list above', { 'position:\n': '' }, []],
    ['a list whose own line is gone', { '  definitions:\n': '' }, whole],
    ['an item whose dash is gone', { '    - id: "02-kitchen"': '      id: "02-kitchen"' }, []],
    [
      'a colon in the text',
      { '"Recipe Box"\n': 'Recipe: Box\n' },
      ['cluster'],
      { '"Recipe Box"\n': '"Recipe: Box"\n' },
    ],
    [
      'quotes in quotes',
      { '"Recipe Box"\n': '"Bo\'s "Recipe" Box"\n' },
      ['cluster'],
      { '"Recipe Box"\n': "'Bo''s \"Recipe\" Box'\n" },
    ],
  ])('%s', async (_, damage, doubtful, expected = {}) => {
    const result = await salvaged(edited(mission, damage));
    expect(result.text).toBe(edited(mission, expected));
    expect(result.losses).toEqual([]);
    expect(unsure(result)).toEqual(doubtful);
  });

  test('also where all is indented with tabs', async () => {
    const tabs = mission.replace(/^(?: {2})+/gm, (blanks) => '\t'.repeat(blanks.length / 2));
    expect((await salvaged(tabs)).text).toBe(mission);
  });

  test('the account is told of what is not sure', async () => {
    const { evidence } = await salvaged(edited(mission, { 'cluster: "Recipe Box"': 'cluster: "Recipe Box' }));
    expect(evidence.notes).toEqual(['line 5 of STATE.md had to be mended; see whether the values are right']);
  });
});

describe('what cannot be mended is lost, and nothing beside it', () => {
  test.each<[string, Record<string, string>, Record<string, string>, number[]]>([
    ['a stray line', { 'progress:\n': 'oops, something\nprogress:\n' }, {}, [39]],
    [
      'a stray line within a mapping',
      { '  percent: 80.0\n': '  percent: "80.0"\n  oops\n' },
      { '80.0\n': '"80.0"\n' },
      [45],
    ],
    ['a key that stands twice', { 'mode: "guided"\n': 'mode: "guided"\nmode: "autopilot"\n' }, {}, [10]],
    ['a key that stands twice further in', { '80.0\n': '80.0\n  percent: 90.0\n' }, {}, [45]],
    ['a mapping that stands twice', { 'resume:\n': 'position:\n  phase: 1\nresume:\n' }, {}, [79, 80]],
    ['NUL bytes within a value', { '"Recipe Box"': '"Recipe\0\0Box"' }, { 'cluster: "Recipe Box"\n': '' }, [5]],
    ['what nests too deep', { 'energy: 9000': `odd: ${'['.repeat(3000)}\nenergy: 9000` }, {}, [98]],
    ['an alias without its anchor', { 'energy: 9000': 'odd: [*nothing]\nenergy: 9000' }, {}, [98]],
  ])('%s', async (_, damage, expected, lines) => {
    const text = edited(mission, damage);
    const result = await salvaged(text);
    expect(result.text).toBe(edited(mission, expected));
    expect(lostLines(result)).toEqual(lines);
    expect(result.losses.map((loss) => loss.text)).toEqual(lines.map((line) => text.split('\n')[line - 1]));
  });

  test('NUL bytes at the end of the file are nothing to lose', async () => {
    const result = await salvaged(`${mission}\0\0\0\0`);
    expect(result.text).toBe(mission);
    expect(result.losses).toEqual([]);
  });

  test('aliases without end', async () => {
    const ten = (name: string) => `[${Array.from({ length: 10 }, () => `*${name}`).join(', ')}]`;
    const bomb = ['a: &a [1, 1, 1, 1, 1]', `b: &b ${ten('a')}`, `c: &c ${ten('b')}`, `d: ${ten('c')}`];
    const result = await salvaged(edited(mission, { 'energy: 9000': `${bomb.join('\n')}\nenergy: 9000` }));
    expect(said(result, 'energy')).toBe(9000);
    expect(said(result, 'progress.percent')).toBe(80);
    expect(result.text).not.toContain(bomb[3]);
    for (const line of lostLines(result)) expect(line >= 98 && line <= 101).toBe(true);
  });

  test('comments stay where the fields around them are lost', async () => {
    const text = edited(mission, { 'cluster: "Recipe Box"\n': '# the name\ncluster: "\0\n# below\n' });
    const result = await salvaged(text);
    expect(result.text).toBe(edited(mission, { 'cluster: "Recipe Box"\n': '# the name\n# below\n' }));
  });

  test('fields over the cap', async () => {
    const item = '  - level: "info"\n    message: "The test database is slow, and so is this"\n';
    const text = edited(mission, { 'warnings:\n': `warnings:\n${item.repeat(3000)}` });
    const result = await salvaged(text);
    expect(Buffer.byteLength(result.text ?? '')).toBeLessThan(128 * 1024);
    expect(said(result, 'energy')).toBe(9000);
    expect(said(result, 'progress.blocks_complete')).toBe(4);
    expect(result.losses.every(({ line }) => line > 93 && line < 6098)).toBe(true);
    expect(result.evidence.notes[0]).toContain('larger than 128 KiB');
  });
});

describe('a file that breaks off', () => {
  test.each([
    ['in a value', 'cluster: "Recipe Box"', 'cluster: "Recipe', [5]],
    ['in a key', 'cluster: "Recipe Box"', 'clus', [5]],
    ['behind a value that says where it ends', 'cluster: "Recipe Box"', 'cluster: "Recipe Box"', []],
    ['behind a number, of which there may be more', '  total: 2\n', '  total: 2', [10, 11]],
    ['behind a list that is closed', '  completed: ["01-pantry"]', '  completed: ["01-pantry"]', []],
    ['in a list', '  completed: ["01-pantry"]', '  completed: ["01-pantry"', [13]],
    ['behind a line break', '  total: 2\n', '  total: 2\n', []],
    ['in a comment', 'cluster: "Recipe Box"', '# the na', []],
  ])('%s', async (_, place, last, lines) => {
    const before = mission.slice(0, mission.indexOf(place));
    const result = await salvaged(before + last);
    expect(lostLines(result)).toEqual(lines);
    const kept = before.split('\n').slice(0, (lines[0] ?? 99) - 1);
    const end = lines.length > 0 ? '' : last.trimEnd();
    const expected = lines.length > 0 ? kept.join('\n') : `${before}${end}`;
    expect(result.text).toBe(`${expected.trimEnd()}\n---\n`);
  });

  test('a key waits for a value that is gone', async () => {
    const result = await salvaged(mission.slice(0, mission.indexOf('\n    - id: "executor')));
    expect(result.losses.map(({ line, why }) => [line, why])).toEqual([
      [45, 'the file breaks off before its value'],
      [46, 'the file breaks off in the midst of it'],
    ]);
    expect(said(result, 'progress.percent')).toBe(80);
    expect(result.evidence.notes).toEqual(['STATE.md breaks off after line 44, in the midst of its front matter']);
  });

  test('in the fence', async () => {
    const end = mission.indexOf('---\n\n# THE GRID');
    for (const left of ['', '-', '--', '---']) {
      const result = await salvaged(mission.slice(0, end) + left);
      expect(result.text).toBe(`${mission.slice(0, end)}---${left === '---' ? '' : '\n'}`);
      expect(result.losses).toEqual([]);
    }
  });

  test('in the body', async () => {
    const text = mission.slice(0, mission.indexOf('Block 3: T'));
    const result = await salvaged(text);
    expect(result.text).toBe(text);
    expect(result.losses).toEqual([]);
  });
});

describe('fences', () => {
  test.each([
    ['the first is gone', mission.slice(4), mission],
    ['the second is gone', edited(mission, { 'energy: 9000\n---\n': 'energy: 9000\n' }), mission],
    ['both are gone', edited(mission.slice(4), { 'energy: 9000\n---\n': 'energy: 9000\n' }), mission],
    ['the second is cut', edited(mission, { 'energy: 9000\n---\n': 'energy: 9000\n--\n' }), mission],
    ['blank rows stand above the first', `\n\n${mission}`, mission],
    ['one stands in the midst', edited(mission, { 'progress:\n': '---\nprogress:\n' }), mission],
    ['one stands in the midst of a mapping', edited(mission, { '  current: 2\n': '---\n  current: 2\n' }), mission],
    ['all stands in a block of code', `\`\`\`yaml\n${mission}\`\`\`\n`, mission],
    ['text stands above', `# Notes\n\nmine\n${mission}`, mission.replace(body, `# Notes\n\nmine\n${body}`)],
  ])('%s', async (_, text, expected) => {
    const result = await salvaged(text);
    expect(result.text).toBe(expected);
    expect(result.losses).toEqual([]);
  });

  test('without the second, a thematic break in the body is none', async () => {
    const text = edited(mission, {
      'energy: 9000\n---\n': 'energy: 9000\n',
      '## Active Agents': '---\n\n## Active Agents',
    });
    const result = await salvaged(text);
    expect(result.text).toBe(edited(mission, { '## Active Agents': '---\n\n## Active Agents' }));
  });
});

describe('two blocks of front matter', () => {
  const newer = edited(mission, { 'T09:15:00Z': 'T09:16:00Z', '"guided"': '"autopilot"' });
  const block = (text: string) => text.slice(0, text.indexOf('\n# THE GRID'));
  test.each([
    ['the second is newer', block(mission) + newer, newer, 3, 101],
    ['the first is newer', block(newer) + mission, newer, 102, 200],
    ['the second stands below the body', mission + block(newer), newer, 2, 99],
    ['neither is newer', block(mission) + mission, mission, 102, 200],
  ])('%s', async (_, text, expected, first, last) => {
    const result = await salvaged(text);
    expect(result.text).toBe(expected);
    for (const line of lostLines(result)) expect(line >= first - 1 && line <= last).toBe(true);
    // What both say is not lost.
    const isSame = block(mission) + mission === text;
    expect(result.losses.some(({ text: line }) => line.startsWith('updated_at'))).toBe(!isSame);
    expect(result.evidence.notes[0]).toMatch(
      /^2 blocks of front matter stand in STATE.md; the one in line \d+ was taken$/,
    );
  });

  test('a newer one that breaks off soon is not taken', async () => {
    const result = await salvaged(block(mission) + newer.slice(0, 300));
    expect(said(result, 'mode')).toBe('guided');
    expect(said(result, 'progress.percent')).toBe(80);
  });
});

describe('merge conflicts', () => {
  const conflict = (ours: string, theirs: string, base?: string) =>
    `<<<<<<< HEAD\n${ours}${base === undefined ? '' : `||||||| 4be91d2\n${base}`}=======\n${theirs}>>>>>>> other\n`;
  const stamp = 'updated_at: "2026-05-12T09:15:00Z"\n';
  const later = 'updated_at: "2026-05-12T09:18:00Z"\n';

  test.each([
    ['the newer side', conflict(stamp, later), { [stamp]: later }, [8], 'the second side was taken, for it is newer'],
    ['of diff3', conflict(later, stamp, stamp), { [stamp]: later }, [12], 'the first side was taken, for it is newer'],
    [
      'the side that parses',
      conflict(stamp, 'updated_at: "\0\nx\n'),
      {},
      [10, 11],
      'the first side was taken, for the other',
    ],
    ['else the first', conflict(stamp, `${stamp}extra: 1\n`), {}, [11], 'for nothing says which one is newer'],
  ])('%s', async (_, text, expected, lines, note) => {
    const result = await salvaged(edited(mission, { [stamp]: text }));
    expect(result.text).toBe(edited(mission, expected));
    expect(lostLines(result)).toEqual(lines);
    expect(result.evidence.notes[0]).toContain(note);
  });

  test('in the body', async () => {
    const line = '**Mode:** guided\n';
    const result = await salvaged(edited(mission, { [line]: conflict(line, '**Mode:** autopilot\n') }));
    expect(result.text).toBe(mission);
    expect(result.losses.map((loss) => loss.text)).toEqual(['**Mode:** autopilot']);
  });

  test('an example in a block of code is none', async () => {
    const text = `${mission}\n\`\`\`\n${conflict('a\n', 'b\n')}\`\`\`\n`;
    expect((await salvaged(text)).text).toBe(text);
  });

  test('a marker that stands alone goes', async () => {
    for (const marker of ['<<<<<<< HEAD\n', '>>>>>>> other\n', '=======\n']) {
      expect((await salvaged(edited(mission, { 'progress:\n': `${marker}progress:\n` }))).text).toBe(mission);
    }
  });

  test('in prose', async () => {
    const status = 'Status: Block complete\n';
    const result = await salvaged(edited(prose, { [status]: conflict(status, 'Status: Blocked\n') }));
    expect(result).toMatchObject({ text: undefined, dialect: 'prose', body: prose });
    expect(result.losses.map((loss) => loss.text)).toEqual(['Status: Blocked']);
  });
});

describe('files without fields', () => {
  test.each([
    ['an empty file', '', undefined, ''],
    ['blanks', ' \n\n', undefined, ' \n\n'],
    ['prose', prose, 'prose', prose],
    ['a sentence', 'Nothing to see here.\n', undefined, 'Nothing to see here.\n'],
    ['front matter that was emptied', '---\n---\n\nThe text.\n', undefined, '\nThe text.\n'],
    ['NUL bytes alone', '\0'.repeat(4096), undefined, ''],
    ['no text', '\ufffdPNG\u0001\u0002\0\0\u001f\ufffd\n\0\ufffd', undefined, ''],
  ])('%s', async (_, text, dialect, markdown) => {
    const result = await salvaged(text);
    expect(result.text).toBeUndefined();
    expect(result.dialect).toBe(dialect);
    expect(result.body).toBe(markdown);
    expect(result.evidence.fields.size).toBe(0);
  });
});
