import { cluster } from '../../../../src/formats/grid/rules/cluster.js';
import { mission, persistence, prose } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const of = (state: string | undefined, files: Readonly<Record<string, string>>) => ({
  files: {
    ...(state !== undefined && { '.grid/STATE.md': state }),
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`.grid/${path}`, text])),
  },
});
const named = (name: string) => `---\ncluster: ${name}\n---\n`;

ruleTest(cluster, [
  {
    name: 'the same everywhere',
    given: of(mission, { '01-SUMMARY.md': named('"Recipe Box"'), 'CHECKPOINT.md': named('Recipe Box') }),
    says: [],
  },
  ...['recipe-box', 'recipe_box', 'RECIPE BOX', '" Recipe  Box! "', 'RecipeBox', 'Récipe-Box'].map((name) => ({
    name: `the same in other signs: ${name}`,
    given: of(mission, { '01-SUMMARY.md': named(name) }),
    says: [],
  })),
  {
    name: 'another one, in a SUMMARY and in a checkpoint',
    given: of(mission, { '01-SUMMARY.md': named('garden'), 'CHECKPOINT-2.md': 'type: decision\ncluster: "Garden"\n' }),
    says: [
      '.grid/01-SUMMARY.md:2:10 warning cluster is "garden", but ".grid/STATE.md" says "Recipe Box"',
      '  .grid/STATE.md:5:10 the cluster is named here',
      '.grid/CHECKPOINT-2.md:2:10 warning cluster is "Garden", but ".grid/STATE.md" says "Recipe Box"',
      '  .grid/STATE.md:5:10 the cluster is named here',
    ],
  },
  {
    name: 'a part of it is not the same',
    given: of(mission, { '01-SUMMARY.md': named('recipe') }),
    says: [
      '.grid/01-SUMMARY.md:2:10 warning cluster is "recipe", but ".grid/STATE.md" says "Recipe Box"',
      '  .grid/STATE.md:5:10 the cluster is named here',
    ],
  },
  {
    name: 'in signs alone',
    given: of(persistence.replace('recipe-box', '"***"'), { '01-SUMMARY.md': named('"---"') }),
    says: [
      '.grid/01-SUMMARY.md:2:10 warning cluster is "---", but ".grid/STATE.md" says "***"',
      '  .grid/STATE.md:1:10 the cluster is named here',
    ],
  },
  {
    name: 'persistence',
    given: of(persistence, { '01-SUMMARY.md': named('garden') }),
    says: [
      '.grid/01-SUMMARY.md:2:10 warning cluster is "garden", but ".grid/STATE.md" says "recipe-box"',
      '  .grid/STATE.md:1:10 the cluster is named here',
    ],
  },
  {
    name: 'prose names it in its title',
    given: of(prose, { '01-SUMMARY.md': named('garden'), '02-SUMMARY.md': named('Recipe Box') }),
    says: [
      '.grid/01-SUMMARY.md:2:10 warning cluster is "garden", but ".grid/STATE.md" says "recipe-box"',
      '  .grid/STATE.md:1:16 the cluster is named here',
    ],
  },
  {
    name: 'prose with a title that names none: the first of the others is the measure',
    given: of('# Grid State\n\nPhase: 1 of 2\n', {
      '01-SUMMARY.md': named('garden'),
      '02-SUMMARY.md': named('recipes'),
    }),
    says: [
      '.grid/02-SUMMARY.md:2:10 warning cluster is "recipes", but ".grid/01-SUMMARY.md" says "garden"',
      '  .grid/01-SUMMARY.md:2:10 the cluster is named here',
    ],
  },
  {
    name: 'without a STATE.md',
    given: of(undefined, { '01-SUMMARY.md': named('garden'), '02-SUMMARY.md': named('recipes') }),
    says: [
      '.grid/02-SUMMARY.md:2:10 warning cluster is "recipes", but ".grid/01-SUMMARY.md" says "garden"',
      '  .grid/01-SUMMARY.md:2:10 the cluster is named here',
    ],
  },
  { name: 'a file that names none', given: of(mission, { '01-SUMMARY.md': '# Stove\n' }), says: [] },
  { name: 'one of which schema/ speaks', given: of(mission, { '01-SUMMARY.md': named('[garden]') }), says: [] },
  { name: 'one of which syntax/ speaks', given: of(mission, { '01-SUMMARY.md': named('"{{cluster}}"') }), says: [] },
  {
    name: 'a state whose cluster is no name',
    given: of(mission.replace('"Recipe Box"', 'TODO'), { '01-SUMMARY.md': named('garden') }),
    says: [],
  },
  {
    name: 'a state that does not parse',
    given: of('---\nphases: [\n---\n', { '01-SUMMARY.md': named('garden') }),
    says: [],
    skips: ['STATE.md does not parse'],
  },
  {
    name: 'text that would do harm',
    given: of(mission, { '01-SUMMARY.md': named('"::error::\\u001b[31mgarden"') }),
    says: [
      '.grid/01-SUMMARY.md:2:10 warning cluster is "::error::\\x1b[31mgarden", but ".grid/STATE.md" says "Recipe Box"',
      '  .grid/STATE.md:5:10 the cluster is named here',
    ],
  },
]);
