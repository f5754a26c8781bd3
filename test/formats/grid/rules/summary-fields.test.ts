import { summaryFields } from '../../../../src/formats/grid/rules/summary-fields.js';
import { mission } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';
import { summary } from '../block-files/files.js';

const fields = (yaml: string, file = '01-SUMMARY.md') => ({
  files: { '.grid/STATE.md': mission, [`.grid/${file}`]: `---\n${yaml}---\n\n# What was done\n\nThe stove works.\n` },
});
const says = (what: string, file = '01-SUMMARY.md') => [`.grid/${file}:1:1 warning the SUMMARY does not name ${what}`];
const rest = 'commits: [4be91d2]\nartifacts_created: [src/a.ts]\n';
const created = 'what it created (artifacts_created or key-files)';

ruleTest(summaryFields, [
  {
    name: 'all there',
    given: { files: { '.grid/STATE.md': mission, '.grid/01-SUMMARY.md': summary('01') } },
    says: [],
  },
  { name: 'the block by the name of the file', given: fields(`cluster: recipe-box\n${rest}`), says: [] },
  {
    name: 'no block',
    given: fields(`cluster: recipe-box\n${rest}`, 'phases/01-a/SUMMARY.md'),
    says: says('its block', 'phases/01-a/SUMMARY.md'),
  },
  { name: 'no cluster', given: fields(rest), says: says('its cluster') },
  { name: 'an empty cluster', given: fields(`cluster: ""\n${rest}`), says: says('its cluster') },
  {
    name: 'a cluster that nobody filled in',
    given: fields(`cluster: "{{cluster}}"\n${rest}`),
    says: says('its cluster'),
  },
  { name: 'nothing but a block', given: fields('block: 1\n'), says: says(`its cluster, its commits and ${created}`) },
  {
    name: 'no fields',
    given: { files: { '.grid/STATE.md': mission, '.grid/01-SUMMARY.md': '# Stove\n\nIt works.\n' } },
    says: says(`its cluster, its commits and ${created}`),
  },
  {
    name: 'kebab keys',
    given: fields('cluster: a\ncommits: [4be91d2]\nkey-files:\n  created: [src/a.ts]\n'),
    says: [],
  },
  {
    name: 'snake keys',
    given: fields('cluster: a\ncommits: [4be91d2]\nkey_files:\n  modified: [src/a.ts]\n'),
    says: [],
  },
  {
    name: 'the other spelling of artifacts',
    given: fields('cluster: a\ncommits: [4be91d2]\nartifacts-created: [src/a.ts]\n'),
    says: [],
  },
  {
    name: 'records',
    given: fields('cluster: a\ncommits:\n  - hash: 4be91d2\nartifacts_created:\n  - path: src/a.ts\n'),
    says: [],
  },
  {
    name: 'it created nothing, and says so',
    given: fields('cluster: a\ncommits: [4be91d2]\nartifacts_created: []\n'),
    says: [],
  },
  {
    name: 'it created nothing, in words',
    given: fields('cluster: a\ncommits: [4be91d2]\nartifacts_created: none\n'),
    says: [],
  },
  {
    name: 'what it created is to be filled in',
    given: fields('cluster: a\ncommits: [4be91d2]\nartifacts_created: [TODO]\n'),
    says: says(created),
  },
  {
    name: 'files without a commit',
    given: fields('cluster: a\ncommits: []\nartifacts_created: [src/a.ts]\n'),
    says: says('its commits'),
  },
  { name: 'neither files nor commits', given: fields('cluster: a\ncommits: []\nartifacts_created: []\n'), says: [] },
  {
    name: 'no commits, nor a word of files',
    given: fields('cluster: a\ncommits: []\n'),
    says: says(`its commits and ${created}`),
  },
  {
    name: 'no commits, for a reason',
    given: fields('cluster: a\ncommits: "none, the plan was withdrawn"\nartifacts_created: [src/a.ts]\n'),
    says: [],
  },
  {
    name: 'no commits, without one',
    given: fields('cluster: a\ncommits: pending\nartifacts_created: [src/a.ts]\n'),
    says: says('its commits'),
  },
  {
    name: 'commits in the table of threads',
    given: {
      files: {
        '.grid/STATE.md': mission,
        '.grid/01-SUMMARY.md':
          '---\ncluster: a\nartifacts_created: [src/a.ts]\n---\n\n| Thread | Commit |\n| - | - |\n| 1 | 4be91d2 |\n',
      },
    },
    says: [],
  },
  {
    name: 'commits in a table that is an example',
    given: {
      files: {
        '.grid/STATE.md': mission,
        '.grid/01-SUMMARY.md':
          '---\ncluster: a\nartifacts_created: [src/a.ts]\n---\n\n```\n| Thread | Commit |\n| - | - |\n| 1 | 4be91d2 |\n```\n',
      },
    },
    says: says('its commits'),
  },
  { name: 'a skipped block has done nothing', given: fields('status: skipped\n'), says: [] },
  { name: 'a block that failed may have nothing to show', given: fields('cluster: a\nstatus: failed\n'), says: [] },
  { name: 'it names its cluster all the same', given: fields('status: failed\n'), says: says('its cluster') },
  {
    name: 'a template',
    given: { files: { '.grid/STATE.md': mission, '.grid/01-SUMMARY.md': 'TODO\n' } },
    says: says(`its cluster, its commits and ${created}`),
  },
  {
    name: 'it does not parse',
    given: { files: { '.grid/STATE.md': mission, '.grid/01-SUMMARY.md': '---\nblock: [\n---\n' } },
    says: [],
    skips: ['".grid/01-SUMMARY.md" does not parse'],
  },
  { name: 'without a STATE.md', given: { files: { '.grid/01-SUMMARY.md': `${rest}cluster: a\n` } }, says: [] },
]);
