import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../src/core/limits.js';
import { formats } from '../../../src/formats/index.js';
import { ConfigurationError } from '../../../src/lint/configuration/configuration-error.js';
import { readConfiguration } from '../../../src/lint/configuration/read.js';
import { allRules } from '../../../src/lint/lint.js';
import { UsageError } from '../../../src/lint/usage-error.js';
import { MemoryTree } from '../../../src/text/memory-tree.js';
import { growth, linear } from '../../support/growth.js';

const ruleIds = allRules(formats).map(({ id }) => id);
const read = (text: string | Uint8Array, path = 'asl.yaml') => {
  const tree = new MemoryTree({ [path]: text });
  return readConfiguration({ tree, path, name: path }, ruleIds);
};

/** All that is wrong with a configuration, a line each. */
async function faults(text: string | Uint8Array, path?: string): Promise<readonly string[]> {
  const error = await read(text, path).then(
    () => undefined,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(ConfigurationError);
  expect(error).toBeInstanceOf(UsageError);
  return error.faults;
}

const full = `
$schema: https://example.com/schema.json
rules:
  grid/dialect: off
  schema/unknown-field: error
ignore: [legacy/, '*.bak']
limits: { heartbeatMinutes: 30, yamlKiB: 256, jsonMiB: 1, findings: 100 }
failOn: warning
maxWarnings: 3
overrides:
  - paths: [packages/*/.grid]
    rules: { grid/dialect: error, schema/unknown-field: info }
  - paths: [packages/old, STATE.md]
    rules: { grid/dialect: warning }
`;

describe('what a configuration says', () => {
  test('severities: the last entry that speaks of rule and path, else what holds everywhere', async () => {
    const { severity } = await read(full);
    expect(severity('grid/dialect', '.grid/WARMTH.md')).toBe('off');
    expect(severity('grid/dialect', 'packages/a/.grid/WARMTH.md')).toBe('error');
    expect(severity('grid/dialect', 'packages/a/.grid/STATE.md')).toBe('warning');
    expect(severity('schema/unknown-field', 'packages/a/.grid/STATE.md')).toBe('info');
    expect(severity('schema/unknown-field', 'packages/old/STATE.md')).toBe('error');
    expect(severity('grid/dialect', 'packages/old', true)).toBe('warning');
    expect(severity('schema/type', 'packages/a/.grid/STATE.md')).toBe(undefined);
  });

  test('a rule is off when nothing turns it on anywhere', async () => {
    const { isOff } = await read(
      'rules: { grid/budget: off, grid/id-time: off }\noverrides: [{ paths: [a], rules: { grid/budget: info, grid/unique-id: off } }]',
    );
    expect(['grid/budget', 'grid/id-time', 'grid/unique-id', 'schema/type'].map(isOff)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  test('what is ignored', async () => {
    const { ignores, hasIgnores } = await read(full);
    expect(hasIgnores).toBe(true);
    expect(ignores('a/legacy', true)).toBe(true);
    expect(ignores('a/legacy/.grid/STATE.md')).toBe(true);
    expect(ignores('.grid/x.bak')).toBe(true);
    expect(ignores('.grid/STATE.md')).toBe(false);
  });

  test('limits, in units of their own, beside those that stay', async () => {
    const { limits } = await read(full);
    expect(limits).toEqual({
      ...defaultLimits,
      heartbeatMs: 1_800_000,
      yamlBytes: 262_144,
      jsonBytes: 1_048_576,
      findings: 100,
    });
  });

  test('the trailers that name agents', async () => {
    expect((await read('agentTrailers: { grid: Made-By }')).agentTrailers).toEqual({ grid: 'Made-By' });
    expect((await read(full)).agentTrailers).toEqual({});
    const shape = 'expected the name of a trailer like Grid-Agent';
    expect(await faults('agentTrailers:\n  grid: "Made By"\n  __proto__: Made-By\n')).toEqual([
      `asl.yaml:2:9: agentTrailers.grid is "Made By", ${shape}`,
      'asl.yaml:3:3: "__proto__" is no known field of agentTrailers',
    ]);
    expect(await faults(`agentTrailers: { grid: ${'a'.repeat(65)} }`)).toEqual([expect.stringContaining(shape)]);
    expect(await faults('agentTrailers: { grid: "--format" }')).toHaveLength(1);
    for (const { id } of formats) {
      expect((await read(`agentTrailers: { ${id}: Made-By }`)).agentTrailers).toEqual({ [id]: 'Made-By' });
    }
  });

  test('the verdict', async () => {
    expect(await read(full)).toMatchObject({ failOn: 'warning', maxWarnings: 3 });
    expect(await read('rules: {}')).toMatchObject({ failOn: undefined, maxWarnings: undefined });
  });

  test.each([
    ['asl.yaml', ''],
    ['asl.yml', '# all of it\n# is commented out\n'],
    ['asl.yaml', '---\n'],
    ['asl.json', '{}'],
    ['package.json', '{ "name": "x", "agent-state-lint": {} }'],
  ])('nothing: %s with %j', async (path, text) => {
    const { severity, isOff, ignores, hasIgnores, limits } = await read(text, path);
    expect([severity('grid/budget', 'a'), isOff('grid/budget'), ignores('a'), hasIgnores]).toEqual([
      undefined,
      false,
      false,
      false,
    ]);
    expect(limits).toEqual(defaultLimits);
  });

  test.each([
    ['asl.yaml', '\ufeffrules:\r\n  grid/budget: info\r\n'],
    ['asl.yaml', 'overrides: [{ paths: [a], rules: &r { grid/budget: off } }]\nrules: { grid/budget: info }\n'],
    ['asl.yaml', 'rules: &r { grid/budget: info }\noverrides: [{ paths: [b], rules: *r }]\n'],
    ['a/b.json', '{ "rules": { "grid/budget": "info" } }'],
    ['a/package.json', '{ "agent-state-lint": { "rules": { "grid/budget": "info" } }, "x": 1, "x": 2 }'],
  ])('in every notation: %s with %j', async (path, text) => {
    expect((await read(text, path)).severity('grid/budget', 'other')).toBe('info');
  });

  test('globs are relative to its folder', async () => {
    const text = 'ignore: [/x, y]\noverrides: [{ paths: [/x], rules: { grid/budget: info } }]';
    const inFolder = await read(text, 'a/b/asl.yaml');
    expect(['a/b/x', 'a/b/c/y', 'x', 'y', 'a/x', 'a/b'].map((path) => inFolder.ignores(path))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(inFolder.severity('grid/budget', 'a/b/x/STATE.md')).toBe('info');
    expect(inFolder.severity('grid/budget', 'x/STATE.md')).toBe(undefined);
  });
});

describe('what is wrong with one', () => {
  test('all of it is told at once, each at its place, in the order of the file', async () => {
    const text = [
      'ruls: {}', // 1
      'rules:', // 2
      '  grid/progres-percent: error', // 3
      '  budget: info', // 4
      '  grid/dialect: warn', // 5
      '  grid/unique-id: false', // 6
      'ignore: legacy/', // 7
      'limits:', // 8
      '  heartbeatMinutes: 0', // 9
      '  yamlKiB: 1.5', // 10
      '  keys: 1000000', // 11
      '  heartbeat: 3', // 12
      'failOn: errors', // 13
      'maxWarnings: "3"', // 14
      'overrides:', // 15
      '  - paths: ["a\\\\b", "{a,b}"]', // 16
      '    rules: { __proto__: off, constructor: off }', // 17
      '  - rules: []', // 18
      '',
    ].join('\n');
    const oneOf = 'expected one of "error", "warning", "info" or "off"';
    expect(await faults(text)).toEqual([
      'asl.yaml:1:1: "ruls" is no known field',
      'asl.yaml:3:3: there is no rule "grid/progres-percent"; did you mean "grid/progress-percent"?',
      'asl.yaml:4:3: there is no rule "budget"; did you mean "grid/budget"?',
      'asl.yaml:5:17: rules.grid/dialect is "warn"; did you mean "warning"?',
      `asl.yaml:6:19: rules.grid/unique-id is false, ${oneOf}`,
      'asl.yaml:7:9: ignore is "legacy/", expected a list',
      'asl.yaml:9:21: limits.heartbeatMinutes is 0, expected a number from 1 to 10080',
      'asl.yaml:10:12: limits.yamlKiB is 1.5, expected a whole number',
      'asl.yaml:11:9: limits.keys is 1000000, expected a number from 100 to 200000',
      'asl.yaml:12:3: "heartbeat" is no known field of limits',
      'asl.yaml:13:9: failOn is "errors"; did you mean "error"?',
      'asl.yaml:14:14: maxWarnings is "3", expected a whole number',
      'asl.yaml:16:13: overrides.0.paths.0 is "a\\b"; expected "/" between folders',
      'asl.yaml:16:21: overrides.0.paths.1 is "{a,b}"; expected no "[" and no "{"; a ? stands for any character, and a list holds several globs',
      'asl.yaml:17:14: there is no rule "__proto__"',
      'asl.yaml:17:30: there is no rule "constructor"',
      'asl.yaml:18:5: overrides.1.paths is missing; expected a list (globs of the files)',
      'asl.yaml:18:12: overrides.1.rules is a list, expected a mapping',
    ]);
  });

  test('the message is the first of them, and how many there are', async () => {
    await expect(read('a: 1')).rejects.toThrow('asl.yaml:1:1: "a" is no known field');
    await expect(read('a: 1\nb: 2\nc: 3')).rejects.toThrow('asl.yaml:1:1: "a" is no known field (and 2 more)');
  });

  test('YAML', async () => {
    expect(await faults('rules: [\n')).toEqual([expect.stringMatching(/^asl\.yaml:\d:\d: /)]);
    expect(await faults('failOn: error\nfailOn: info\nx: 1\n')).toEqual([
      'asl.yaml:2:1: the key "failOn" stands twice in one mapping; readers keep only one of the two values',
      'asl.yaml:3:1: "x" is no known field',
    ]);
    expect(await faults('ruls: {}\n')).toEqual(['asl.yaml:1:1: "ruls" is no known field; did you mean "rules"?']);
    expect(await faults('- a\n')).toEqual([
      'asl.yaml:1:1: the configuration is a list, expected a mapping of settings',
    ]);
    expect(await faults('off\n')).toEqual([
      'asl.yaml:1:1: the configuration is a single value, expected a mapping of settings',
    ]);
    expect(await faults('a: 1\n---\nb: 2\n')).toEqual([
      'asl.yaml:2:1: a second YAML document begins here; expected one',
    ]);
    expect(await faults('extends: x\nplugins: [y]\n<<: { failOn: never }\n')).toEqual([
      'asl.yaml:1:1: "extends" is no known field',
      'asl.yaml:2:1: "plugins" is no known field',
      'asl.yaml:3:1: "<<" is no known field',
    ]);
    expect(await faults('<<<<<<< a\nfailOn: info\n=======\nfailOn: error\n>>>>>>> b\n')).toEqual([
      'asl.yaml:1:1: an unresolved merge conflict; expected one of the two sides',
    ]);
  });

  test('JSON', async () => {
    expect(await faults('{ "failOn": "info", }', 'a.json')).toEqual(['a.json:1:19: nothing stands after this comma']);
    expect(await faults('{ "__proto__": { "failOn": "never" } }', 'a.json')).toEqual([
      'a.json:1:3: "__proto__" is no known field',
    ]);
    expect(await faults('', 'a.json')).toEqual([expect.stringMatching(/^a\.json:1:1: /)]);
  });

  test('package.json: only what stands below the key', async () => {
    const text = '{ "ruls": 1,\n  "agent-state-lint": { "ruls": 1, "failOn": "info", "failOn": "info" } }';
    expect(await faults(text, 'package.json')).toEqual([
      'package.json:2:25: "ruls" is no known field; did you mean "rules"?',
      'package.json:2:54: the key "failOn" stands twice in one mapping; readers keep only one of the two values',
    ]);
    expect(await faults('{ "agent-state-lint": 5 }', 'package.json')).toEqual([
      'package.json:1:23: the configuration is a single value, expected a mapping of settings',
    ]);
    expect(await faults('{ "agent-state-lint": {}, "agent-state-lint": {} }', 'package.json')).toEqual([
      'package.json:1:27: the key "agent-state-lint" stands twice in one mapping; readers keep only one of the two values',
    ]);
    expect(await faults('{ "name": "x" }', 'package.json')).toEqual([
      'package.json:1:1: there is no key "agent-state-lint" here, so this is no configuration',
    ]);
    expect(await faults('["agent-state-lint"', 'package.json')).toEqual([
      expect.stringMatching(/^package\.json:1:\d+: the text ends before the document does/),
    ]);
  });

  test('bytes, sizes and names', async () => {
    expect(await faults(new Uint8Array([0x61, 0xff]))).toEqual(['asl.yaml is no UTF-8 text (byte 1); expected UTF-8']);
    expect(await faults('a\0')).toEqual(['asl.yaml holds a NUL byte (byte 1); expected UTF-8']);
    expect(await faults(new Uint8Array([0xff, 0xfe]))).toEqual(['asl.yaml is UTF-16 (byte 0); expected UTF-8']);
    expect(await faults(`#${' '.repeat(128 * 1024)}`)).toEqual(['asl.yaml is larger than 128 KiB']);
    expect(await faults(`{}${' '.repeat(1024 * 1024)}`, 'package.json')).toEqual(['package.json is larger than 1 MiB']);
    expect(await faults('', 'asl.toml')).toEqual([
      'asl.toml is no configuration; expected a file called *.yaml, *.yml or *.json',
    ]);
    const nowhere = readConfiguration({ tree: new MemoryTree({}), path: 'a.yaml', name: '../a.yaml' }, ruleIds);
    await expect(nowhere).rejects.toThrow(new ConfigurationError(['../a.yaml is not there']));
  });

  test('more globs than a search could bear', async () => {
    const many = (number: number) => JSON.stringify(Array.from({ length: number }, (_, index) => `a${index}`));
    expect(await faults(`ignore: ${many(201)}\n`)).toEqual([
      'asl.yaml:1:1: ignore has 201 entries, expected at most 200',
    ]);
    expect((await read(`ignore: ${many(200)}\n`)).hasIgnores).toBe(true);
    const overrides = Array.from({ length: 6 }, () => `  - paths: ${many(200)}\n    rules: {}\n`).join('');
    expect(await faults(`overrides:\n${overrides}`)).toEqual([
      'asl.yaml:1:1: the configuration has 1200 globs, expected at most 1000',
    ]);
  });

  test('limits hold at both ends', async () => {
    expect((await read('limits: { clockSkewMinutes: 0, keys: 200000 }')).limits).toMatchObject({
      clockSkewMs: 0,
      keys: 200_000,
    });
    expect(await faults('limits: { clockSkewMinutes: -1, depth: .inf }')).toEqual([
      'asl.yaml:1:29: limits.clockSkewMinutes is -1, expected a number from 0 to 60',
      'asl.yaml:1:40: limits.depth is .inf, expected a whole number',
    ]);
  });
});

test.each([
  [
    'unknown rules',
    (size: number) => `rules:\n${Array.from({ length: size }, (_, i) => `  grid/a${i}: off\n`).join('')}`,
  ],
  ['unknown fields', (size: number) => Array.from({ length: size }, (_, i) => `rule${i}: off\n`).join('')],
  [
    'wrong severities',
    (size: number) => `rules:\n${Array.from({ length: size }, (_, i) => `  grid/a${i}: [\n`).join('')}`,
  ],
  ['globs', (size: number) => `ignore:\n${'  - "!a"\n'.repeat(size)}`],
])('%s take time in proportion', async (_, text) => {
  expect(await growth((size) => read(text(size)).catch(() => undefined), 1000)).toBeLessThan(linear);
});
