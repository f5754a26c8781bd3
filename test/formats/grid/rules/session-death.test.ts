import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import { sessionDeath } from '../../../../src/formats/grid/rules/session-death.js';
import { folder } from '../../../support/folder.js';
import { gitClone, gitRepository, type NewCommit } from '../../../support/git.js';
import { ruleTest as gitRuleTest, type Situation } from '../../../support/git-rule-test.js';
import { type Edits, edited, mission, persistence, prose } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

// The clock of the tests is 2026-05-12T09:20:00Z; the healthy mission was last heard of at 09:14 and changed at 09:15.
const heartbeat = 'last_heartbeat: "2026-05-12T09:14:00Z"';
const updated = 'updated_at: "2026-05-12T09:15:00Z"';
const silent: Edits = {
  [heartbeat]: 'last_heartbeat: "2026-05-12T09:05:00Z"',
  [updated]: 'updated_at: "2026-05-12T09:09:59Z"',
};
const dead = edited(mission, silent);
const remedy = (status: string) =>
  `; if the session died, expected the status "${status}" and a checkpoint of type session_death`;
const fact = '8:9 warning the status is "in_progress", but nothing has moved for 10 min: ';
const beat = '  .grid/STATE.md:53:23 agents.active.0.last_heartbeat stands here';
const change = '  .grid/STATE.md:7:13 updated_at stands here';
const old = 'agents.active.0.last_heartbeat is 15 min old and updated_at is 10 min 1 s old';
const files = (more: Readonly<Record<string, string>>) => ({ files: { '.grid/STATE.md': dead, ...more } });

ruleTest(sessionDeath, [
  { name: 'heard of 6 min ago', given: {}, says: [] },
  { name: 'silent for longer', given: silent, says: [`${fact}${old}${remedy('blocked')}`, beat, change] },
  {
    name: 'the state was written 10 min ago, and no longer',
    given: { ...silent, [updated]: 'updated_at: "2026-05-12T09:10:00Z"' },
    says: [],
  },
  {
    name: 'an agent was heard of 10 min ago',
    given: { ...silent, [heartbeat]: 'last_heartbeat: "2026-05-12T09:10:00Z"' },
    says: [],
  },
  {
    name: 'moments that name no zone',
    given: { ...silent, [updated]: 'updated_at: "2026-05-12T03:15:00"' },
    says: [
      `${fact}agents.active.0.last_heartbeat is 15 min old and updated_at is 6 h 5 min old if it is UTC${remedy('blocked')}`,
      beat,
      change,
    ],
  },
  {
    name: 'local time that lies ahead of UTC',
    given: { ...silent, [updated]: 'updated_at: "2026-05-12T11:18:00"' },
    says: [],
  },
  {
    name: 'a moment in the future tells nothing',
    given: { ...silent, [updated]: 'updated_at: "2026-05-13T09:15:00Z"' },
    says: [`${fact}agents.active.0.last_heartbeat is 15 min old${remedy('blocked')}`, beat],
  },
  {
    name: 'clocks that differ a little',
    given: { ...silent, [updated]: 'updated_at: "2026-05-12T09:22:00Z"' },
    says: [],
  },
  ...['planning', 'blocked', 'complete', 'failed'].map((status) => ({
    name: `a mission that is ${status}`,
    given: { ...silent, 'status: "in_progress"\nmode': `status: "${status}"\nmode` },
    says: [],
  })),
  {
    name: 'active (persistence)',
    given: edited(persistence, { '09:15:00Z': '08:15:00Z' }),
    says: [
      `2:9 warning the status is "active", but nothing has moved for 10 min: updated_at is 1 h 5 min old${remedy('interrupted')}`,
      '  .grid/STATE.md:10:13 updated_at stands here',
    ],
  },
  {
    name: 'resumed (persistence)',
    given: edited(persistence, { active: 'resumed', '09:15:00Z': '08:15:00Z' }),
    says: [
      `2:9 warning the status is "resumed", but nothing has moved for 10 min: updated_at is 1 h 5 min old${remedy('interrupted')}`,
      '  .grid/STATE.md:10:13 updated_at stands here',
    ],
  },
  {
    name: 'interrupted (persistence)',
    given: edited(persistence, { active: 'interrupted', '09:15:00Z': '08:15:00Z' }),
    says: [],
  },
  { name: 'prose that does not say so', given: prose, says: [] },
  {
    name: 'prose that does, without anything that tells when it moved',
    given: edited(prose, { 'Status: Block complete': 'Status: In progress' }),
    says: [],
    skips: ['nothing tells when the mission last moved'],
  },
  {
    name: 'a checkpoint that waits for somebody',
    given: files({ '.grid/CHECKPOINT.md': 'type: decision\n' }),
    says: [],
  },
  { name: 'a death that is noted', given: files({ '.grid/CHECKPOINT.md': 'type: session_death\n' }), says: [] },
  {
    name: 'a checkpoint that was answered',
    given: files({ '.grid/CHECKPOINT.md': 'type: decision\nuser_response: grams\n' }),
    says: [`${fact}${old}${remedy('blocked')}`, beat, change],
  },
  {
    name: 'a checkpoint that does not parse',
    given: files({ '.grid/CHECKPOINT.md': '---\ntype: [\n---\n' }),
    says: [],
    skips: ['".grid/CHECKPOINT.md" does not parse'],
  },
  {
    name: 'a scratchpad of unknown age',
    given: files({ '.grid/SCRATCHPAD.md': '' }),
    says: [],
    skips: ['nobody knows when SCRATCHPAD.md last changed: this is a test'],
  },
  {
    name: 'a scratchpad of unknown age that cannot be read',
    given: files({ '.grid/SCRATCHPAD.md': '\u0000' }),
    says: [],
    skips: ['nobody knows when SCRATCHPAD.md last changed: this is a test'],
  },
  {
    name: 'a scratchpad of unknown age, where something else moved',
    given: { files: { '.grid/STATE.md': mission, '.grid/SCRATCHPAD.md': '' } },
    says: [],
  },
  { name: 'no STATE.md', given: { files: { '.grid/SCRATCHPAD.md': '' } }, says: [] },
  {
    name: 'a STATE.md that does not parse',
    given: '---\nphases: [\n---\n',
    says: [],
    skips: ['STATE.md does not parse'],
  },
]);

/** A repository with the silent mission, committed so long before the clock. */
function repositoryOf(date: string, ...more: readonly NewCommit[]) {
  return gitRepository([
    {
      subject: 'state',
      date,
      files: { '.grid/STATE.md': dead, '.grid/SCRATCHPAD.md': 'executor-007 | 08:00 | NOTE\n' },
    },
    ...more,
  ]);
}
const place = '  .grid/SCRATCHPAD.md:1:1 SCRATCHPAD.md stands here';
const silences = (pad: string, commit: string) => [
  `${fact}SCRATCHPAD.md is ${pad} old, agents.active.0.last_heartbeat is 15 min old, updated_at is 10 min 1 s old and the last commit is ${commit} old${remedy('blocked')}`,
  place,
  beat,
  change,
];

describe('in a repository', () => {
  const situations: Readonly<Record<string, () => Situation>> = {
    'all of it was committed long ago': () => {
      return { top: repositoryOf('2026-05-12T08:20:00Z').top, says: silences('1 h', '1 h') };
    },
    'the last commit is recent': () => {
      const { top } = repositoryOf('2026-05-12T08:20:00Z', { subject: 'feat: a', date: '2026-05-12T09:11:00Z' });
      return { top };
    },
    'the last commit is 11 min old, and the scratchpad older': () => {
      const { top } = repositoryOf('2026-05-12T08:20:00Z', { subject: 'feat: a', date: '2026-05-12T09:09:00Z' });
      return { top, says: silences('1 h', '11 min') };
    },
    'the scratchpad was written since, and not committed': () => {
      const { top, put } = repositoryOf('2026-05-12T08:20:00Z');
      put({ '.grid/SCRATCHPAD.md': 'executor-007 | 09:15 | NOTE\n' });
      const written = new Date('2026-05-12T09:15:00Z');
      utimesSync(join(top, '.grid/SCRATCHPAD.md'), written, written);
      return { top };
    },
    'the scratchpad was written since, and long ago': () => {
      const { top, put } = repositoryOf('2026-05-12T08:20:00Z');
      put({ '.grid/SCRATCHPAD.md': 'executor-007 | 09:00 | NOTE\n' });
      const written = new Date('2026-05-12T09:00:00Z');
      utimesSync(join(top, '.grid/SCRATCHPAD.md'), written, written);
      return { top, says: silences('20 min', '1 h') };
    },
    'a checkout of a shallow clone is no sign of life, and nobody knows how old the scratchpad is': () => {
      const origin = repositoryOf('2026-05-12T08:20:00Z', { subject: 'feat: a', date: '2026-05-12T08:40:00Z' });
      const { top } = gitClone(origin, '--depth=1');
      const written = new Date('2026-05-12T09:19:00Z');
      utimesSync(join(top, '.grid/SCRATCHPAD.md'), written, written);
      return { top, skips: ['nobody knows when SCRATCHPAD.md last changed: the clone is shallow'] };
    },
    'but what is written there is one': () => {
      const origin = repositoryOf('2026-05-12T08:20:00Z', { subject: 'feat: a', date: '2026-05-12T08:40:00Z' });
      const { top, put } = gitClone(origin, '--depth=1');
      put({ '.grid/SCRATCHPAD.md': 'executor-007 | 09:00 | NOTE\n' });
      const written = new Date('2026-05-12T09:00:00Z');
      utimesSync(join(top, '.grid/SCRATCHPAD.md'), written, written);
      return { top, says: silences('20 min', '40 min') };
    },
    'a folder that is no repository, where the disk alone tells': () => {
      const top = folder({ '.grid/STATE.md': dead, '.grid/SCRATCHPAD.md': 'executor-007 | 09:15 | NOTE\n' });
      const written = new Date('2026-05-12T09:15:00Z');
      utimesSync(join(top, '.grid/SCRATCHPAD.md'), written, written);
      return { top };
    },
    'a commit, at the clock that is named': () => {
      return { top: repositoryOf('2026-05-12T08:20:00Z').top, rev: 'HEAD', says: silences('1 h', '1 h') };
    },
  };
  gitRuleTest(sessionDeath, situations);
});
