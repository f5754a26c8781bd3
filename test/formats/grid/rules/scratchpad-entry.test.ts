import { scratchpadEntry } from '../../../../src/formats/grid/rules/scratchpad-entry.js';
import { mission } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const pad = (text: string | Uint8Array) => ({ files: { '.grid/STATE.md': mission, '.grid/SCRATCHPAD.md': text } });
const at = (place: string) => `.grid/SCRATCHPAD.md:${place} warning`;
const form = 'expected a head like "executor-01 | 14:05:00 | PROGRESS"';

ruleTest(scratchpadEntry, [
  { name: 'no scratchpad', given: {}, says: [] },
  { name: 'an empty one', given: pad(''), says: [] },
  {
    name: 'the entries of the guide',
    given: pad(
      'executor-01 | 14:00:00 | PATTERN\nFinding: "Astro uses .astro extension"\n\nexecutor-01 | 14:05:00 | PROGRESS\nFinding: "Thread 1 complete (commit abc123)"\n\nexecutor-01 | 14:10:00 | GOTCHA\nFinding: "Config must be .mjs for ESM"\n',
    ),
    says: [],
  },
  {
    name: 'the same below a byte order mark, with CRLF, as headings, in bold, in a list, with rules between',
    given: pad(
      '\ufeff# Scratchpad\r\n\r\n## executor-01 | 14:00:00 | PATTERN\r\nText.\r\n---\r\n**executor-01 | 14:05 | PROGRESS**\r\n---\r\n- [14:10:00] executor-01 | GOTCHA\r\n- `mc` | 2:12 pm | NOTE\r\n| executor-01 | 14:15 | PATTERN |\r\n',
    ),
    says: [],
  },
  {
    name: 'any name, any kind and any order of the three',
    given: pad(
      'claude | 14:00:00 | Idea\n14:01 | claude | ODDITY\nexecutor-02 | HANDOFF | 14:02\nPATTERN | 14:03 | executor-02\n',
    ),
    says: [],
  },
  {
    name: 'what is missing',
    given: pad(
      'executor-01 | PATTERN\nexecutor-01 | 14:05:00\n14:06:00 | GOTCHA\n| 14:07:00 | GOTCHA\nexecutor-01 | | PATTERN\nexecutor-01 | 14:08:00 |\n',
    ),
    says: [
      `${at('1:1')} the entry "executor-01 | PATTERN" has no time; ${form}`,
      `${at('2:1')} the entry "executor-01 | 14:05:00" has no kind; ${form}`,
      `${at('3:1')} the entry "14:06:00 | GOTCHA" has no program; ${form}`,
      `${at('4:1')} the entry "| 14:07:00 | GOTCHA" has no program; ${form}`,
      `${at('5:1')} the entry "executor-01 | | PATTERN" has no time; ${form}`,
      `${at('6:1')} the entry "executor-01 | 14:08:00 |" has no kind; ${form}`,
    ],
  },
  {
    name: 'a time that is none',
    given: pad(
      'executor-01 | soon | GOTCHA\nexecutor-01 | 25:10:00 | GOTCHA\nexecutor-01 | 2026-02-30T10:00:00Z | GOTCHA\n',
    ),
    says: [
      `${at('1:1')} the entry "executor-01 | soon | GOTCHA" has no time, for "soon" is none; ${form}`,
      `${at('2:1')} the entry "executor-01 | 25:10:00 | GOTCHA" has no time, for "25:10:00" is none; ${form}`,
      `${at('3:1')} the entry "executor-01 | 2026-02-30T10:00:00Z | GOTCHA" has no time, for "2026-02-30T10:00:00Z" is none; ${form}`,
    ],
  },
  {
    name: 'what was found is no kind',
    given: pad('executor-01 | 14:05:00 | Finding: the oven is hot\n'),
    says: [`${at('1:1')} the entry "executor-01 | 14:05:00 | Finding: the oven is hot" has no kind; ${form}`],
  },
  {
    name: 'entries with fields',
    given: pad(
      '## Entry 1\n- **Time:** 14:00\n- **Program:** executor-01\n- **Kind:** PATTERN\n\n## Entry 2\n**Timestamp:** 2026-05-12\n**Agent:** executor-01\n\n## executor-01 | GOTCHA\nTime: 14:20\n',
    ),
    says: [`${at('6:4')} the entry "Entry 2" has no kind; ${form}`],
  },
  {
    name: 'a table, and one that lacks a column',
    given: pad(
      '| Time | Program | Kind | Finding |\n|-|-|-|-|\n| 14:00 | executor-01 | PATTERN | a |\n| 14:05 | - | GOTCHA | b |\n\n| Time | Program | Finding |\n|-|-|-|\n| 14:10 | executor-01 | c |\n| 14:15 | executor-01 | d |\n',
    ),
    says: [
      `${at('4:1')} the entry "14:05 | GOTCHA" has no program; ${form}`,
      `${at('8:1')} the entry "executor-01 | 14:10" has no kind; ${form}`,
    ],
  },
  {
    name: 'no entries: code, comments, templates, prose and other tables',
    given: pad(
      '# Scratchpad\n\nFormat: `executor-01 | PATTERN`\n\n```\nexecutor-01 | PATTERN\n```\n\n<!--\nexecutor-01 | PATTERN\n-->\n\n{program-id} | {timestamp} | {KIND}\nprogram-id | HH:MM:SS | KIND\n## <program> | <time> | PATTERN\n\nEither this | or that. Lunch | 12:00.\na | b\n14:00 | lunch\n\n| File | Type |\n|-|-|\n| a.ts | code |\n\n## Tasks\nType: refactor\n',
    ),
    says: [],
  },
  {
    name: 'out of order',
    given: pad('executor-01 | 14:10:00 | GOTCHA\nexecutor-01 | 14:05:00 | PROGRESS\nexecutor-01 | 14:20:00 | GOTCHA\n'),
    says: [
      `${at('2:1')} the entry of "14:05:00" stands below one of "14:10:00"; expected new entries at the end`,
      '  .grid/SCRATCHPAD.md:1:1 the entry of "14:10:00" stands here',
    ],
  },
  {
    name: 'newest first, which is said once',
    given: pad('executor-01 | 14:20:00 | GOTCHA\nexecutor-01 | 14:10:00 | PROGRESS\nexecutor-01 | 14:05:00 | GOTCHA\n'),
    says: [
      `${at('2:1')} the entries stand newest first: "14:10:00" below "14:20:00"; expected new entries at the end`,
      '  .grid/SCRATCHPAD.md:1:1 the entry of "14:20:00" stands here',
    ],
  },
  {
    name: 'times of day that go on the next day',
    given: pad(
      'executor-01 | 17:30 | GOTCHA\nexecutor-01 | 23:50 | GOTCHA\nexecutor-01 | 00:10 | GOTCHA\nexecutor-01 | 18:00 | NOTE\nexecutor-01 | 09:00 | NOTE\n',
    ),
    says: [],
  },
  {
    name: 'times of day under another heading',
    given: pad('# Block 01\nexecutor-01 | 14:10 | GOTCHA\n# Block 02\nexecutor-01 | 12:00 | GOTCHA\n'),
    says: [],
  },
  {
    name: 'clocks of two programs that differ a little',
    given: pad('executor-01 | 14:10:00 | GOTCHA\nexecutor-02 | 14:08:30 | GOTCHA\nexecutor-01 | 14:06:00 | GOTCHA\n'),
    says: [
      `${at('3:1')} the entry of "14:06:00" stands below one of "14:08:30"; expected new entries at the end`,
      '  .grid/SCRATCHPAD.md:2:1 the entry of "14:08:30" stands here',
    ],
  },
  {
    name: 'moments are compared as such, whatever they look like',
    given: pad(
      'executor-01 | 2026-05-12T14:10:00Z | GOTCHA\nexecutor-01 | 2026-05-12T16:20:00+02:00 | GOTCHA\nexecutor-01 | 2026-05-12T14:25:00.500Z | NOTE\n# Later\nexecutor-01 | 2026-05-11T23:00:00Z | NOTE\n',
    ),
    says: [
      `${at('5:1')} the entry of "2026-05-11T23:00:00Z" stands below one of "2026-05-12T14:25:00.500Z"; expected new entries at the end`,
      '  .grid/SCRATCHPAD.md:3:1 the entry of "2026-05-12T14:25:00.500Z" stands here',
    ],
  },
  {
    name: 'moments that a zone may explain, and times that cannot be compared',
    given: pad(
      'executor-01 | 2026-05-12T14:10:00Z | GOTCHA\nexecutor-01 | 2026-05-12 08:12 | GOTCHA\nexecutor-01 | 08:00 | NOTE\nexecutor-01 | 2026-05-12T08:13:00 | NOTE\n',
    ),
    says: [],
  },
  {
    name: 'in conflict',
    given: pad('<<<<<<< a\nexecutor-01 | PATTERN\n=======\n>>>>>>> b\n'),
    says: [],
    skips: ['".grid/SCRATCHPAD.md" does not parse'],
  },
  {
    name: 'no text',
    given: pad(new Uint8Array([0xff, 0xfe, 0x00])),
    says: [],
    skips: ['".grid/SCRATCHPAD.md" could not be read'],
  },
  {
    name: 'no Markdown that a parser may see',
    given: pad(`${'>'.repeat(40)} \`a\`\nexecutor-01 | PATTERN\n`),
    says: [],
    skips: ['".grid/SCRATCHPAD.md" could not be read: the Markdown body nests deeper than 32 levels'],
  },
]);
