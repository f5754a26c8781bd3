import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { Data } from '../../src/core/data.js';
import type { Fault, ListNode, ValueNode } from '../../src/core/document.js';
import { defaultLimits } from '../../src/core/limits.js';
import { dataOf, isDataMap } from '../../src/text/data.js';
import { readJson, readJsonLines } from '../../src/text/json.js';
import { visible } from '../../src/text/visible.js';
import { readYaml } from '../../src/text/yaml.js';
import { mission } from '../support/mission.js';

// What holds for any text whatever: nothing is thrown, every place lies in the text, a scalar's source is what stands
// at its place, and no key reaches a prototype.

const untouched = Object.getOwnPropertyNames(Object.prototype);
afterEach(() => expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(untouched));

const pieces =
  '{ } [ ] : , - ? & * ! | > % @ # " \' \\ ~ = << a b: "c" \'d\' 1 0x 1e3 .5 true null yes - - __proto__: constructor &x *x !!str \\n \\u00e9 --- ... é 😀 \t \r \u0000 \u2028 // /* */'.split(
    ' ',
  );
const fragment = fc.oneof(
  fc.constantFrom(...pieces, ' ', '  ', '\n', '\n  ', '\n    ', ': ', '- ', '\r\n'),
  fc.string({ maxLength: 4 }),
);
/** Half a notation, half noise. */
const anyText = fc.array(fragment, { maxLength: 40 }).map((parts) => parts.join(''));
/** A healthy file with something cut out and something put in. */
const mutilated = fc
  .tuple(fc.nat(mission.length), fc.nat(60), fc.array(fragment, { maxLength: 5 }))
  .map(([at, length, parts]) => mission.slice(0, at) + parts.join('') + mission.slice(at + length));

function checkPlaces(text: string, root: ValueNode | undefined, faults: readonly Fault[], from: number, to: number) {
  const isInside = ({ start, end }: { start: number; end: number }) => from <= start && start <= end && end <= to;
  for (const fault of faults) {
    expect(isInside(fault), `${fault.message} at ${fault.start} to ${fault.end} of ${from} to ${to}`).toBe(true);
    if (fault.related) expect(isInside(fault.related)).toBe(true);
    expect(fault.message).toBe(visible(fault.message));
  }
  const pending = root ? [root] : [];
  for (let node = pending.pop(); node; node = pending.pop()) {
    expect(isInside(node)).toBe(true);
    if (node.kind === 'list') pending.push(...node.items);
    else if (node.kind === 'map') pending.push(...node.entries.flatMap(({ key, value }) => [key, value]));
    else if (!text.slice(node.start, node.end).startsWith('*'))
      expect(node.source).toBe(text.slice(node.start, node.end));
  }
}

test('YAML', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, mutilated), fc.constantFrom('', '---\n'), (yaml, before) => {
      const text = `${before}${yaml}\n---\nbody`;
      const to = before.length + yaml.length;
      const { root, faults } = readYaml(text, before.length, to, defaultLimits);
      checkPlaces(text, root, faults, before.length, to);
      if (root) dataOf(root);
    }),
    { numRuns: 3000 },
  );
});

test('JSON is what JSON.parse makes of it, and where that fails, something is told', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        fc.json({ maxDepth: 5 }),
        fc.json().map((text) => `${text.slice(0, -3)}}`),
      ),
      (text) => {
        const { root, faults } = readJson(text, defaultLimits);
        checkPlaces(text, root, faults, 0, text.length);
        const parsed = parsedJson(text);
        expect(root !== undefined).toBe(parsed !== undefined);
        expect(faults.some((fault) => fault.kind === 'json')).toBe(parsed === undefined);
        if (root && faults.length === 0) expect(plain(dataOf(root))).toEqual(parsed?.value);
      },
    ),
    { numRuns: 5000 },
  );
});

test('JSON Lines are what JSON.parse makes of each line', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.json({ maxDepth: 2 }), anyText), { maxLength: 6 }), (lines) => {
      const text = lines.join('\n');
      const { root, faults } = readJsonLines(text, defaultLimits);
      checkPlaces(text, root, faults, 0, text.length);
      expect((root as ListNode).items).toHaveLength(
        text.split('\n').filter((line) => parsedJson(line.replace(/\r$/, ''))).length,
      );
    }),
    { numRuns: 1000 },
  );
});

test('JSON is YAML, too', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), (text) => {
      const json = readJson(text, defaultLimits);
      const yaml = readYaml(text, 0, text.length, defaultLimits);
      // Keys over 1024 characters, control characters and lone surrogates are JSON only.
      fc.pre(yaml.root !== undefined && json.faults.length === 0);
      expect(dataOf(yaml.root as ValueNode)).toEqual(dataOf(json.root as ValueNode));
    }),
  );
});

function parsedJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The same with prototypes, `__proto__` an own key as `JSON.parse` has it. */
function plain(data: Data): unknown {
  if (Array.isArray(data)) return data.map(plain);
  if (!isDataMap(data)) return data;
  const map = {};
  for (const [key, value] of Object.entries(data)) {
    Object.defineProperty(map, key, { value: plain(value), enumerable: true, configurable: true, writable: true });
  }
  return map;
}
