// The import directions of the house. `npm run imports` holds them, and makes sure that all of src/ was looked at.

/** A layer may import itself and what is named here, and nothing else of the project. */
const layer = (name, path, ...below) => ({
  name: `${name}-imports-downward`,
  comment: `${path} may import only itself and ${below.length > 0 ? below.join(', ') : 'nothing else'}`,
  severity: 'error',
  from: { path },
  to: { path: '^src/', pathNot: [path, ...below] },
});

const core = '^src/core/';
const text = '^src/text/';
const formats = '^src/formats/';
const repository = '^src/repository/';
const frontDoors = '^src/(index\\.ts|cli\\.ts|action\\.ts|cli/|action/)';
/** Declared with TypeBox, which is for build time only: all of a specification but its plain tables, which rules read. */
const declarations =
  '^src/(formats/(common/declare|[^/]+/spec/(?!(words|lifecycle|permissions)\\.)[^/]+)|lint/(baseline|configuration|report-file)/spec)\\.ts$';
const diskAndNetwork = '^(node:)?(fs|child_process|worker_threads|cluster|net|dgram|tls|https?|http2)(/|$)';

export default {
  forbidden: [
    layer('text', text, core),
    layer('repository', repository, core, text),
    layer('formats', formats, text, core),
    layer('lint', '^src/lint/', formats, text, core),
    layer('reporters', '^src/reporters/', text, core),
    layer('library', '^src/(index\\.ts$|library/)', '^src/lint/', '^src/reporters/', repository, formats, text, core),
    layer('entries', '^src/(cli|action)\\.ts$', '^src/(cli|action)/'),
    {
      name: 'front-doors-apart',
      comment: 'the command and the Action do not know one another',
      severity: 'error',
      from: { path: '^src/(cli|action)/' },
      to: { path: '^src/(cli|action)/', pathNot: '^src/$1/' },
    },
    {
      name: 'front-doors-are-doors',
      comment: 'nothing below imports a front door',
      severity: 'error',
      from: { pathNot: '^src/(cli|action)(\\.ts$|/)' },
      to: { path: '^src/(cli|action)(\\.ts$|/)' },
    },
    {
      name: 'core-imports-nothing',
      comment: 'the words of the project need no package and no Node',
      severity: 'error',
      from: { path: core },
      to: { pathNot: core },
    },
    {
      name: 'formats-apart',
      comment: 'a format knows what is common to all, and no other format',
      severity: 'error',
      from: { path: '^src/formats/([^/]+)/' },
      to: { path: '^src/formats/[^/]+/', pathNot: ['^src/formats/$1/', '^src/formats/common/'] },
    },
    {
      name: 'common-is-common',
      comment: 'what is common to all formats knows none of them',
      severity: 'error',
      from: { path: '^src/formats/common/' },
      to: { path: formats, pathNot: '^src/formats/(common/|format\\.ts$)' },
    },
    {
      name: 'rule-imports-little',
      comment: "a rule imports core, text and its own format's files: no other rule, no package, nothing of Node",
      severity: 'error',
      from: { path: '^src/formats/([^/]+)/rules/', pathNot: '^src/formats/[^/]+/rules/index\\.ts$' },
      to: { pathNot: [core, text, '^src/formats/($1|common)/(?!rules/)'] },
    },
    {
      name: 'specification-is-build-time',
      comment: 'what runs reads what `npm run generate` made of the declarations, never the declarations',
      severity: 'error',
      from: { pathNot: declarations },
      to: { path: declarations },
    },
    {
      name: 'typebox-is-build-time',
      comment: 'only the declarations of a specification know TypeBox',
      severity: 'error',
      from: { pathNot: declarations },
      to: { path: 'node_modules/(typebox|ajv|json-schema-to-typescript)/' },
    },
    {
      name: 'disk-behind-the-port',
      comment: 'disk, processes and network are reached by repository/ and the front doors only',
      severity: 'error',
      from: { pathNot: [repository, frontDoors] },
      to: { path: diskAndNetwork },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    // TypeScript 7 has no API that dependency-cruiser could use: without another parser it skips every .ts file.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
