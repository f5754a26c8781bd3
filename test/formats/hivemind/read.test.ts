import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../src/core/limits.js';
import { readHivemind, readHivemindState } from '../../../src/formats/hivemind/read.js';
import { WorkingTree } from '../../../src/repository/working-tree.js';
import { MemoryTree } from '../../../src/text/memory-tree.js';
import { folder } from '../../support/folder.js';
import { growth, leastWork, linear } from '../../support/growth.js';
import { hivemind, hivemindFiles } from '../../support/hivemind.js';

type Files = Readonly<Record<string, string | Uint8Array>>;

const readTree = (files: Files, root = '.hivemind') => readHivemind(new MemoryTree(files), root, defaultLimits);
const readStateOf = (files: Files, root = '.hivemind') => readHivemindState(new MemoryTree(files), root, defaultLimits);
const plan = 'state/planning/shelves-reset-2026-05-12';

/** The paths of all that was read. */
async function pathsRead(files: Files, root?: string) {
  const { documents, unreadable } = await readTree(files, root);
  expect(unreadable).toEqual([]);
  return documents.map(({ path }) => path).sort();
}

describe('the healthy root', () => {
  test('all of it is read, and nothing is wrong', async () => {
    const { files } = hivemind();
    const snapshot = await readTree(files);
    expect(snapshot).toMatchObject({ format: 'hivemind', dialect: 'current', root: '.hivemind', unreadable: [] });
    expect(snapshot.documents.map(({ path }) => path).sort()).toEqual(Object.keys(files).sort());
    for (const { faults, verdict } of snapshot.documents) {
      expect(faults).toEqual([]);
      expect(verdict?.violations ?? []).toEqual([]);
    }
  });

  test('every file has its place', async () => {
    const { delegations, continuity, workflows, events, journals, sessionState, plans } = await readTree(
      hivemind().files,
    );
    expect(delegations?.data?.map((one) => one?.status)).toEqual(['completed', 'running']);
    expect(Object.keys(continuity?.data?.sessions ?? {})).toEqual(['ses_1e5a90c3fffeRecipeBoxMain1']);
    expect(Object.keys(workflows?.data?.workflows ?? {})).toEqual(['wf-mp2k3c8w-a1b2c3']);
    expect(events).toMatchObject([{ stem: 'ses_1e5a', isThere: { events: true, page: true } }]);
    expect(events[0]?.events?.data?.events).toHaveLength(3);
    expect(events[0]?.page?.body.lines[0]?.raw).toBe('# ses_1e5a');
    expect(journals.map(({ file, data }) => [file, data?.length])).toEqual([['journal/2026-05-12.jsonl', 2]]);
    expect(sessionState?.file).toBe('state/SESSION-STATE.md');
    expect(plans.map((one) => [one.folder, one.taskPlan?.file, one.findings?.file, one.progress?.file])).toEqual([
      [plan, `${plan}/task_plan.md`, `${plan}/findings.md`, `${plan}/progress.md`],
    ]);
  });

  test('the state alone, as for a side of a step', async () => {
    const { files } = hivemind();
    const state = await readStateOf(files);
    const names = ['SESSION-STATE.md', 'config-workflows.json', 'delegations.json', 'session-continuity.json'];
    expect(state?.documents.map(({ path }) => path).sort()).toEqual(names.map((name) => `.hivemind/state/${name}`));
    expect(await readStateOf({ '.hivemind/state/task_plan.md': '', '.hivemind/journal/a.jsonl': '' })).toBeUndefined();
  });
});

describe('what is left alone', () => {
  test('the same names elsewhere, and all that is nobody‘s state', async () => {
    const others = [
      'session-continuity.json',
      'delegations.json',
      'session-tracker/ses_1e5a90c3fffe/session-continuity.json',
      'session-tracker/ses_1e5a90c3fffe/hierarchy-manifest.json',
      'planning/shelves-2026-05-12/task_plan.md',
      'state/.patches/session-continuity.json',
      'state/baseline-2026-05-12.md',
      'state/session-context-prompt.md',
      'state/trajectory-ledger.json',
      'state/brain.json.bak.1',
      `${plan}/extraction.md`,
      `${plan}/deeper/task_plan.md`,
      'archive/state/delegations.json',
      'research/event-tracker/ses_1e5a.json',
      'daily-notes/2026-05-12.md',
      'cycle2/x.json',
      'event-tracker/README.md',
      'event-tracker/index.json',
      'event-tracker/old/ses_1e5a.json',
      'journal/README.md',
      'lineage/README.md',
      '.hivemind/state/delegations.json',
    ];
    const odd = Object.fromEntries(others.map((name) => [`.hivemind/${name}`, '{']));
    const { files } = hivemind();
    expect(await pathsRead({ ...files, ...odd, 'state/delegations.json': '{' })).toEqual(Object.keys(files).sort());
  });

  test('but that it lies there is known, in the folders that are looked into', async () => {
    const { located } = await readTree({ '.hivemind/state/a.tmp': '', '.hivemind/archive/b.tmp': '' });
    expect(located).toEqual([{ file: 'state/a.tmp', path: '.hivemind/state/a.tmp' }]);
  });

  test('lineage is read only to know whether it parses', async () => {
    const { documents } = await readTree({
      '.hivemind/lineage/a.json': '[]',
      '.hivemind/lineage/2026/b.jsonl': '1\n2\n',
      '.hivemind/lineage/2026/05/c.json': '{',
    });
    expect(documents.map(({ path, verdict }) => [path, verdict])).toEqual([
      ['.hivemind/lineage/a.json', undefined],
      ['.hivemind/lineage/2026/b.jsonl', undefined],
    ]);
  });

  test('links are refused and never followed', async () => {
    const top = folder({
      'secret/delegations.json': '[]',
      '.hivemind/state/session-continuity.json': hivemindFiles['state/session-continuity.json'] ?? '',
      '.hivemind/notes.md': '',
    });
    const link = (target: string, path: string) => symlinkSync(target, join(top, '.hivemind', path));
    link('../../secret/delegations.json', 'state/delegations.json');
    link('../../secret', 'state/planning');
    link('../secret', 'journal');
    link('../secret', 'archive');
    const { documents, unreadable, delegations } = await readHivemind(new WorkingTree(top), '.hivemind', defaultLimits);
    expect(documents.map(({ path }) => path)).toEqual(['.hivemind/state/session-continuity.json']);
    expect(delegations).toBeUndefined();
    expect(unreadable.map(({ path, refusal }) => `${path} ${refusal}`).sort()).toEqual([
      '.hivemind/journal link',
      '.hivemind/state/delegations.json link',
      '.hivemind/state/planning link',
    ]);
  });
});

describe('a legacy root', () => {
  const legacy = '.opencode/state';
  const stores = ['delegations', 'session-continuity', 'config-workflows'];
  const lying = (below: string) =>
    Object.fromEntries(
      stores.map((name) => [`${legacy}/${below}${name}.json`, hivemindFiles[`state/${name}.json`] ?? '']),
    );

  test.each(['', 'hivemind/', 'state/'])('its stores in "%s", by their names of today', async (below) => {
    for (const read of [readTree, readStateOf]) {
      const snapshot = await read(lying(below), legacy);
      expect(snapshot).toMatchObject({ dialect: 'legacy', unreadable: [] });
      expect(snapshot?.documents.map(({ path }) => path).sort()).toEqual(Object.keys(lying(below)).sort());
      expect([snapshot?.delegations, snapshot?.continuity, snapshot?.workflows].map((one) => one?.file)).toEqual(
        stores.map((name) => `state/${name}.json`),
      );
    }
  });

  test('with both places, each store is read once, from the same place for a state and for the whole', async () => {
    const files = { ...lying(''), [`${legacy}/hivemind/delegations.json`]: '[]' };
    const [whole, state] = [await readTree(files, legacy), await readStateOf(files, legacy)];
    expect(whole.delegations?.document.path).toBe(`${legacy}/hivemind/delegations.json`);
    expect(state?.delegations?.document.path).toBe(`${legacy}/hivemind/delegations.json`);
    expect(whole.documents).toHaveLength(3);
  });

  test('plans, pages and journals in it', async () => {
    const files = ['planning/a-2026-05-12/task_plan.md', 'SESSION-STATE.md', 'journal/2026-05-12.jsonl'];
    const snapshot = await readTree(Object.fromEntries(files.map((file) => [`${legacy}/${file}`, ''])), legacy);
    expect(snapshot.plans.map((one) => one.folder)).toEqual(['state/planning/a-2026-05-12']);
    expect(snapshot.sessionState?.document.path).toBe(`${legacy}/SESSION-STATE.md`);
    expect(snapshot.journals.map(({ file }) => file)).toEqual(['journal/2026-05-12.jsonl']);
  });

  test('a root of today below another one is none', async () => {
    expect(await readTree({ 'app/.hivemind/state/delegations.json': '[]' }, 'app/.hivemind')).toMatchObject({
      dialect: 'current',
      delegations: { file: 'state/delegations.json' },
    });
  });
});

describe('what is damaged', () => {
  const path = '.hivemind/state/delegations.json';
  const read = async (text: string | Uint8Array) => readTree({ [path]: text });
  const faultsOf = async (text: string) =>
    (await read(text)).documents[0]?.faults.map(({ kind, start, end }) => [kind, text.slice(start, end)]);

  test('NUL bytes at the end, and stale bytes of an older file', async () => {
    expect(await faultsOf('[]\0\0')).toEqual([['json', '\0\0']]);
    expect(await faultsOf('[]\n}\n]\n')).toEqual([['json', '}\n]']]);
    for (const text of ['[]\0\0', '[]\n}\n]\n']) {
      expect((await read(text)).delegations).toMatchObject({ data: undefined, isBroken: true });
    }
  });

  test('a conflict', async () => {
    const { delegations } = await read('[\n<<<<<<< a\n1\n=======\n2\n>>>>>>> b\n]\n');
    expect(delegations).toMatchObject({ data: undefined, isBroken: true });
    expect(delegations?.document.faults.map(({ kind }) => kind)).toEqual(['conflict-marker']);
  });

  test('bytes that are no text', async () => {
    const { delegations, documents, unreadable } = await read(new Uint8Array([0x5b, 0xff, 0x5d]));
    expect([delegations, documents]).toEqual([undefined, []]);
    expect(unreadable).toEqual([{ path, refusal: 'not-utf8', detail: 'byte 1' }]);
  });

  test('another shape: what breaks the specification is left out, the rest is read', async () => {
    expect((await read('{}')).delegations?.data).toEqual([]);
    const { delegations } = await read('[1, { "id": 7, "agent": "builder", "status": "again" }]');
    expect(delegations?.data).toEqual([undefined, { agent: 'builder' }]);
  });

  test('lines of a journal that do not parse', async () => {
    const { journals } = await readTree({ '.hivemind/journal/2026-05-12.jsonl': '{"id":1}\n{\n\n{"id":2}\n' });
    expect(journals).toMatchObject([{ data: [{ id: 1 }, { id: 2 }], isBroken: true }]);
  });

  test('one of a pair cannot be read, and is there', async () => {
    const { events } = await readTree({ '.hivemind/event-tracker/ses_1e5a.json': new Uint8Array([0xff]) });
    expect(events).toEqual([
      { stem: 'ses_1e5a', isThere: { events: true, page: false }, events: undefined, page: undefined },
    ]);
  });
});

describe('more than anybody keeps', () => {
  test('100,000 names', async () => {
    const names = Array.from({ length: 100_001 }, (_, at) => `.hivemind/state/planning/p${at % 40_000}/n${at}.md`);
    const tree = new MemoryTree(Object.fromEntries(names.map((name) => [name, ''])));
    const read = () => readHivemind(tree, '.hivemind', defaultLimits);
    const { unreadable, documents } = await read();
    expect(documents).toEqual([]);
    expect(unreadable.map(({ refusal, detail }) => [refusal, detail])).toEqual([
      ['too-many', '100000 files and folders'],
    ]);
    expect(await leastWork(read, 3000)).toBeLessThan(3000);
  });

  test('folders with plans and files of events take time in proportion', async () => {
    const read = (size: number) => {
      const files: Record<string, string> = {};
      for (let at = 0; at < size; at += 1) {
        files[`.hivemind/state/planning/p${at}-2026-05-12/task_plan.md`] = '';
        files[`.hivemind/event-tracker/ses_${at}.json`] = '{"events":[]}';
        files[`.hivemind/event-tracker/ses_${at}.md`] = '';
      }
      return readTree(files);
    };
    expect(await growth(read, 500)).toBeLessThan(linear);
  });

  test('one large file under many names is not read for ever', async () => {
    const line = `{"id":"${'x'.repeat(1024 * 1024)}"}\n`;
    const files = Object.fromEntries(Array.from({ length: 70 }, (_, at) => [`.hivemind/journal/${at}.jsonl`, line]));
    const { journals, unreadable } = await readTree(files);
    expect(journals).toHaveLength(64);
    expect(unreadable).toHaveLength(6);
    for (const { refusal, detail } of unreadable) {
      expect([refusal, detail]).toEqual(['too-many', '64 MiB in the files beside the stores']);
    }
  });
});
