import { describe, expect, test } from 'vitest';
import { checkpointEvidence } from '../../../../../src/formats/grid/recover/sources/checkpoint.js';
import { blocksIn, commitsIn, fieldsIn, momentsIn, phasesIn, placeOf, rootOf } from './evidence-of.js';

const evidenceOf = async (files: Readonly<Record<string, string | Uint8Array>>) =>
  checkpointEvidence(await rootOf(files));
const checkpointIn = (text: string) => evidenceOf({ 'CHECKPOINT.md': text });
const file = { 'resume.checkpoint_file': '.grid/CHECKPOINT.md' };

test('an open checkpoint tells where the mission stopped, and what for', async () => {
  const evidence = await checkpointIn(`type: human_verify
cluster: blog
timestamp: 2026-05-12T14:05:00Z
position:
  phase: 02-core
  block: 02
  block_name: Header
  wave: 1
  thread: 02.3
  thread_total: 4
agent: executor-002
verification_instructions: "Run it"
completed_threads:
  - "Thread 02.1: BaseLayout (commit abc123)"
  - {thread: 02.2, commit: def4567}
`);
  expect(fieldsIn(evidence)).toEqual({
    status: 'blocked',
    ...file,
    cluster: 'blog',
    'position.phase': '2',
    'position.phase_id': '02-core',
    'position.block_name': 'Header',
    'position.wave': '1',
    'position.thread': '3',
    'position.thread_total': '4',
    'resume.last_agent': 'executor-002',
  });
  expect(placeOf(evidence, 'position.thread')).toBe('.grid/CHECKPOINT.md:9');
  expect(blocksIn(evidence)).toEqual(['02@2 begun "Header"']);
  expect(phasesIn(evidence)).toEqual(['2 02-core', '2? "Core"']);
  expect(commitsIn(evidence)).toEqual(['abc123', 'def4567']);
  expect(momentsIn(evidence)).toEqual(['2026-05-12T14:05:00Z']);
  expect(evidence.notes).toEqual([
    'the mission waits for a person: ".grid/CHECKPOINT.md" is of type human_verify, and nobody answered it yet',
  ]);
});

describe('the status that it goes with', () => {
  test.each<[string, string, string]>([
    ['human_verify', 'type: human_verify\nverification_instructions: x\n', 'blocked'],
    ['decision', 'type: decision\nquestion: x\noptions: [a, b]\n', 'blocked'],
    ['human_action', 'type: human-action\nrequired_action: x\n', 'blocked'],
    ['session_death', 'type: session_death\nlast_action: x\n', 'blocked?'],
    ['failure', 'type: failure\nerror: x\n', 'blocked?'],
    ['another word', 'type: pause\nblock: 2\n', 'blocked?'],
    ['no word at all', 'block: 2\n', 'blocked?'],
    ['an answered one', 'type: decision\nquestion: x\noptions: [a, b]\nuser_response: a\n', 'in_progress?'],
    ['one that waits for its answer', 'type: decision\nquestion: x\noptions: [a]\nuser_response: pending\n', 'blocked'],
  ])('%s', async (_, text, status) => {
    const evidence = await checkpointIn(text);
    expect(fieldsIn(evidence).status).toBe(status);
    const path = status === 'in_progress?' ? undefined : '.grid/CHECKPOINT.md';
    expect(fieldsIn(evidence)['resume.checkpoint_file']).toBe(path);
  });
});

describe('the position', () => {
  test.each<[string, string, Record<string, string>, string[]]>([
    ['beside the type', 'block: 3\nthread: 3.2\n', { 'position.thread': '2' }, ['03 begun']],
    ['by phase', 'block: 02-03\n', { 'position.phase': '2', 'position.block': '3' }, ['02-03 begun']],
    ['in the details', 'checkpoint_details: {thread: "02.10", block: 4}\n', { 'position.thread': '10' }, ['04 begun']],
    ['of a thread alone', 'thread: 02.3\n', { 'position.thread': '3' }, ['02 begun']],
    ['of a record', 'thread: {id: 02.3, name: Header}\n', { 'position.thread': '3' }, ['02 begun']],
    ['in words', 'position: "Block 02, thread 02.3"\n', { 'position.thread': '3' }, ['02 begun']],
    ['of a phase in words', 'phase: Core\n', { 'position.phase_name': 'Core' }, []],
    ['of words alone', 'thread: the header\nblock: the second\n', {}, []],
    ['of an agent that the schema does not know', 'agent: executor-01\n', {}, []],
  ])('%s', async (_, lines, fields, blocks) => {
    const evidence = await checkpointIn(`type: decision\nquestion: x\noptions: [a, b]\n${lines}`);
    expect(fieldsIn(evidence)).toEqual({ status: 'blocked', ...file, ...fields });
    expect(blocksIn(evidence)).toEqual(blocks);
  });

  test('of a checkpoint that is Markdown', async () => {
    const evidence = await checkpointIn(
      '# Checkpoint\n\n**Type:** human_verify\n**Block:** 03\n**Thread:** 03.2\n**Cluster:** blog\n\n## Verification\n\nRun it.\n',
    );
    expect(fieldsIn(evidence)).toEqual({ status: 'blocked', ...file, cluster: 'blog', 'position.thread': '2' });
    expect(blocksIn(evidence)).toEqual(['03 begun']);
    expect(placeOf(evidence, 'position.thread')).toBe('.grid/CHECKPOINT.md:5');
  });
});

describe('of several checkpoints', () => {
  const open = (more: string) => `type: decision\nquestion: x\noptions: [a, b]\n${more}`;
  const answered = (more: string) => open(`user_response: a\n${more}`);
  test.each<[string, Record<string, string>, string]>([
    [
      'the open one',
      {
        'CHECKPOINT.md': answered('timestamp: 2026-05-13T00:00:00Z\n'),
        'CHECKPOINT-1.md': open('timestamp: 2026-05-12T00:00:00Z\n'),
      },
      '.grid/CHECKPOINT-1.md',
    ],
    [
      'the newest of the open ones',
      {
        'CHECKPOINT.md': open('timestamp: 2026-05-12T00:00:00Z\n'),
        'CHECKPOINT-1.md': open('created_at: 2026-05-13T00:00:00Z\n'),
      },
      '.grid/CHECKPOINT-1.md',
    ],
    [
      'the one that the documents name',
      { 'CHECKPOINT-9.md': open(''), 'CHECKPOINT.md': open('') },
      '.grid/CHECKPOINT.md',
    ],
    [
      'the last by name',
      { 'CHECKPOINT-2026-05-12.md': open(''), 'CHECKPOINT-2026-05-13.md': open('') },
      '.grid/CHECKPOINT-2026-05-13.md',
    ],
  ])('%s counts, and that there are several is noted', async (_, files, path) => {
    const evidence = await evidenceOf(files);
    expect(fieldsIn(evidence)['resume.checkpoint_file']).toBe(path);
    expect(evidence.notes[0]).toMatch(new RegExp(`^there are 2 checkpoints; "${path}" was taken, for `));
  });
});

test('one that does not parse, and none at all, say nothing of the mission', async () => {
  const broken = await checkpointIn('---\ntype: [\n---\n');
  expect([fieldsIn(broken), blocksIn(broken), broken.notes]).toEqual([
    {},
    [],
    ['not all checkpoints could be read: ".grid/CHECKPOINT.md" does not parse'],
  ]);
  expect((await evidenceOf({ 'WARMTH.md': '' })).notes).toEqual([]);
});
