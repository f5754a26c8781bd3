import { warmth } from '../../../../src/formats/grid/rules/warmth.js';
import { mission } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

type Files = Readonly<Record<string, string>>;

/** A mission with one summary that learned something, and a WARMTH.md; none when it is undefined. */
const learned = (lessons: string, held?: string, more: Files = {}) => ({
  files: {
    '.grid/STATE.md': mission,
    '.grid/01-SUMMARY.md': `---\ncluster: recipe-box\nlessons_learned:${lessons}---\n\n# Block 01\n`,
    ...(held !== undefined && { '.grid/WARMTH.md': held }),
    ...more,
  },
});

const oven = '\n  gotchas:\n    - "The oven is hot"\n';
const missing = (text: string) => `the lesson "${text}" is not in WARMTH.md; expected every lesson of a summary there`;
const begins = '  .grid/WARMTH.md:1:1 WARMTH.md begins here';
const summary = '.grid/01-SUMMARY.md';

ruleTest(warmth, [
  { name: 'no summaries and no warmth', given: {}, says: [] },
  { name: 'a lesson that is there', given: learned(oven, 'gotchas:\n  - "The oven is hot"\n'), says: [] },
  {
    name: 'the same in front matter',
    given: learned(oven, '---\ngotchas: ["The oven is hot"]\n---\n# Warmth\n'),
    says: [],
  },
  { name: 'with CRLF', given: learned(oven, '---\r\ngotchas:\r\n  - "The oven is hot"\r\n---\r\n'), says: [] },
  { name: 'below a byte order mark', given: learned(oven, '\ufeffgotchas: ["The oven is hot"]\n'), says: [] },
  {
    name: 'a lesson that is not there',
    given: learned(oven, 'gotchas: []\n'),
    says: [`${summary}:5:7 warning ${missing('The oven is hot')}`, begins],
  },
  {
    name: 'an empty WARMTH.md',
    given: learned(oven, ''),
    says: [`${summary}:5:7 warning ${missing('The oven is hot')}`, begins],
  },
  {
    name: 'several that are not there, in one finding',
    given: learned(' [Salt is salty, Milk turns sour, Eggs break, Oil burns, Ice melts]\n', 'gotchas: [Ice melts]\n'),
    says: [
      `${summary}:3:19 warning the lessons "Salt is salty", "Milk turns sour", "Eggs break" and 1 more are not in WARMTH.md; expected every lesson of a summary there`,
      begins,
    ],
  },
  {
    name: 'one that two summaries hold is said once',
    given: learned(oven, 'gotchas: []\n', { '.grid/02-SUMMARY.md': 'lessons_learned: {gotchas: [The oven is hot]}\n' }),
    says: [`${summary}:5:7 warning ${missing('The oven is hot')}`, begins],
  },
  {
    name: 'each summary gets a finding of its own',
    given: learned(oven, 'gotchas: []\n', { '.grid/02-SUMMARY.md': 'lessons-learned: {almost-did: [Fried it]}\n' }),
    says: [
      `${summary}:5:7 warning ${missing('The oven is hot')}`,
      begins,
      `.grid/02-SUMMARY.md:1:32 warning ${missing('Fried it')}`,
      begins,
    ],
  },
  {
    name: 'no WARMTH.md',
    given: learned('\n  gotchas: [The oven is hot, Eggs break]\n'),
    says: [`${summary}:4:13 warning there is no WARMTH.md, but the summaries hold 2 lessons; expected them there`],
  },
  {
    name: 'no WARMTH.md, and nothing to put there',
    given: learned('\n  gotchas: []\n  almost_did: [none]\n'),
    says: [],
  },
  { name: 'lessons that are no lessons', given: learned(' "None so far"\n', 'gotchas: []\n'), says: [] },
  {
    name: 'lessons that begin like nothing',
    given: learned('\n  gotchas: [No salt, None of the pans fit, not too hot]\n', 'gotchas: [No salt]\n'),
    says: [
      `${summary}:4:22 warning the lessons "None of the pans fit" and "not too hot" are not in WARMTH.md; expected every lesson of a summary there`,
      begins,
    ],
  },
  { name: 'no lessons at all', given: learned('\n', 'gotchas: []\n'), says: [] },
  {
    name: 'texts that differ in notation only',
    given: learned(
      '\n  gotchas: ["Use `class`, never \\"media\\".", "A line that is long and wrapped", "Eggs break (Block 02)"]\n',
      'gotchas:\n  - Use "class", never \'media\'\n  - >\n    a line that is long\n    AND wrapped\n  - Eggs break\n',
    ),
    says: [],
  },
  { name: 'another category holds it', given: learned(oven, 'codebase_patterns: ["The oven is hot"]\n'), says: [] },
  {
    name: 'a text with a colon, which YAML takes for a mapping',
    given: learned('\n  gotchas:\n    - "Oven: it is hot"\n', 'gotchas:\n  - Oven: it is hot\n'),
    says: [],
  },
  {
    name: 'records',
    given: learned('\n  gotchas:\n    - lesson: The oven is hot\n      block: 01\n', 'gotchas: [The oven is hot]\n'),
    says: [],
  },
  {
    name: 'categories below phases',
    given: learned('\n  kitchen:\n    gotchas: [The oven is hot]\n', 'warmth:\n  gotchas: []\n'),
    says: [`${summary}:5:15 warning ${missing('The oven is hot')}`, begins],
  },
  {
    name: 'twice in one category',
    given: learned(oven, 'gotchas:\n  - "The oven is hot"\n  - The oven is hot.\n'),
    says: [
      '.grid/WARMTH.md:3:5 warning the lesson "The oven is hot." stands in WARMTH.md twice; expected each lesson once',
      '  .grid/WARMTH.md:2:5 it stands here first',
    ],
  },
  {
    name: 'twice in two categories',
    given: learned(oven, 'gotchas: [The oven is hot]\nalmost_did: [The oven is hot]\n'),
    says: [
      '.grid/WARMTH.md:2:14 warning the lesson "The oven is hot" stands in WARMTH.md twice; expected each lesson once',
      '  .grid/WARMTH.md:1:11 it stands here first',
    ],
  },
  {
    name: 'a category that is nearly one, in the summary and in the warmth',
    given: learned('\n  gotcha: [The oven is hot]\n', 'gotcha: [The oven is hot]\n'),
    says: [
      `${summary}:4:3 warning "gotcha" is no category of lessons; did you mean "gotchas"?`,
      '.grid/WARMTH.md:1:1 warning "gotcha" is no category of lessons; did you mean "gotchas"?',
    ],
  },
  {
    name: 'a category that is none',
    given: learned('\n  tips: [Salt the water]\n', 'tips: [Salt the water]\n'),
    says: [
      `${summary}:4:3 warning "tips" is no category of lessons; expected codebase_patterns, gotchas, user_preferences, decisions_made or almost_did`,
      '.grid/WARMTH.md:1:1 warning "tips" is no category of lessons; expected codebase_patterns, gotchas, user_preferences, decisions_made or almost_did',
    ],
  },
  {
    name: 'what the warmth says of itself is no category',
    given: learned(
      oven,
      'cluster: recipe-box\nmission: recipe-box\nblocks: ["01", "01"]\ngotchas: [The oven is hot]\n',
    ),
    says: [],
  },
  {
    name: 'a key of a prototype',
    given: learned(
      '\n  __proto__: [The oven is hot]\n  constructor: [Eggs break]\n',
      'gotchas: [The oven is hot, Eggs break]\n',
    ),
    says: [
      `${summary}:4:3 warning "__proto__" is no category of lessons; expected codebase_patterns, gotchas, user_preferences, decisions_made or almost_did`,
      `${summary}:5:3 warning "constructor" is no category of lessons; expected codebase_patterns, gotchas, user_preferences, decisions_made or almost_did`,
    ],
  },
  {
    name: 'Markdown alone',
    given: learned(
      '\n  gotchas: [The oven is hot, Eggs break when they fall]\n  decisions_made: ["`grams` it is", In a table, On its own]\n',
      '# Warmth\n\n## Gotchas\n- The oven is hot\n- **Eggs** break\n  when they fall\n\n**Decisions Made:**\n1. `grams` it is\n\n| Lesson |\n|-|\n| In a table |\n\nOn its own.\n',
    ),
    says: [],
  },
  {
    name: 'Markdown with a sign in a cell, in a quotation, and with other marks',
    given: learned(
      '\n  gotchas: ["Salt | pepper", Eggs break, Oil burns]\n',
      '# Warmth\n\n| Lesson |\n|-|\n| Salt \\| pepper |\n\n## Gotchas\n\n> - Eggs break\n\n• Oil burns\n',
    ),
    says: [],
  },
  {
    name: 'Markdown that lacks one, and has one twice',
    given: learned(
      oven,
      '# Warmth\n\n## Gotcha\n\n- Eggs break\n* Eggs break\n\n```\n- The oven is hot\n```\n<!-- The oven is hot -->\n',
    ),
    says: [
      `${summary}:5:7 warning ${missing('The oven is hot')}`,
      begins,
      '.grid/WARMTH.md:3:1 warning "Gotcha" is no category of lessons; did you mean "gotchas"?',
      '.grid/WARMTH.md:6:3 warning the lesson "Eggs break" stands in WARMTH.md twice; expected each lesson once',
      '  .grid/WARMTH.md:5:3 it stands here first',
    ],
  },
  {
    name: 'Markdown that says again what the front matter says',
    given: learned(
      oven,
      '---\ngotchas: [The oven is hot]\n---\n\n## Gotchas\n\n- The oven is hot\n- The oven is hot\n',
    ),
    says: [],
  },
  {
    name: 'a WARMTH.md that does not parse',
    given: learned(oven, 'gotchas: ["The oven is hot\n'),
    says: [],
    skips: ['".grid/WARMTH.md" does not parse'],
  },
  {
    name: 'a WARMTH.md that cannot be read',
    given: learned(oven, '\u0000'),
    says: [],
    skips: ['".grid/WARMTH.md" could not be read'],
  },
  {
    name: 'a WARMTH.md that no Markdown parser may see',
    given: learned(oven, `# Warmth\n\n${'>'.repeat(40)} \`The oven\`\n`),
    says: [],
    skips: ['".grid/WARMTH.md" could not be read: the Markdown body nests deeper than 32 levels'],
  },
  {
    name: 'a summary that does not parse, beside one that does',
    given: learned(oven, 'gotchas: []\n', { '.grid/02-SUMMARY.md': '---\nlessons_learned: [\n---\n' }),
    says: [`${summary}:5:7 warning ${missing('The oven is hot')}`, begins],
    skips: ['".grid/02-SUMMARY.md" does not parse'],
  },
  {
    name: 'the block may have failed, and the state may be of any dialect',
    given: {
      files: {
        '.grid/STATE.md': '# Grid State\n\nPhase: 1 of 2\n',
        '.grid/WARMTH.md': '',
        [summary]: 'status: failed\nlessons_learned: [The oven is hot]\n',
      },
    },
    says: [`${summary}:2:19 warning ${missing('The oven is hot')}`, begins],
  },
]);
