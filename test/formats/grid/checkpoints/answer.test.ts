import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { answerOf, chosenOption } from '../../../../src/formats/grid/checkpoints/answer.js';
import { optionsOf } from '../../../../src/formats/grid/checkpoints/options.js';
import { withTextFields } from '../../../../src/formats/grid/checkpoints/text-fields.js';
import { readGrid } from '../../../../src/formats/grid/read.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { growth, linear } from '../../../support/growth.js';

async function checkpointOf(text: string) {
  const { checkpoints } = await readGrid(new MemoryTree({ '.grid/CHECKPOINT.md': text }), '.grid', defaultLimits);
  const [checkpoint] = checkpoints;
  if (!checkpoint) throw new Error('the file was not read');
  return checkpoint;
}

const optionsIn = async (value: string) => optionsOf(await checkpointOf(`type: decision\noptions: ${value}\n`));

describe('the options of a decision', () => {
  test.each<[string, string, string[]]>([
    ['words', '[vercel, Netlify]', ['vercel', 'Netlify']],
    ['a list below', '\n  - vercel\n  - netlify', ['vercel', 'netlify']],
    ['numbers', '[20, 0x16, 1.10]', ['20', '0x16', '1.10']],
    ['descriptions', '["vercel - native support", "netlify: simpler"]', ['vercel', 'netlify']],
    ['letters', '["A) Vercel", "B) Netlify"]', ['A) Vercel', 'B) Netlify']],
    ['records with an id', '[{id: vercel, description: x}, {description: y, id: netlify}]', ['vercel', 'netlify']],
    [
      'records with a label',
      '[{label: Vercel}, {title: Netlify}, {name: Fly}, {value: own}]',
      ['Vercel', 'Netlify', 'Fly', 'own'],
    ],
    ['records of their own', '[{vercel: native support}, {netlify: simpler, cost: none}]', ['vercel', 'netlify']],
    ['a mapping', '{vercel: native support, netlify: {cost: none}}', ['vercel', 'netlify']],
    ['a text', '"vercel, netlify or fly"', ['vercel', 'netlify', 'fly']],
    ['a numbered text', '"1) Vercel 2) Netlify"', ['1) Vercel', '2) Netlify']],
    ['lines', '|\n  - vercel\n  - netlify', ['vercel', 'netlify']],
    ['nothing', '~', []],
    ['placeholders', '[TODO, ""]', []],
    ['lists', '[[vercel, native], netlify]', ['vercel native', 'netlify']],
  ])('%s', async (_, value, names) => {
    expect((await optionsIn(value)).map(({ name }) => name)).toEqual(names);
  });
});

describe('the option that an answer takes', () => {
  test.each<[string, string, string | undefined]>([
    ['[vercel, netlify]', 'not vercel but netlify, on the edge', 'netlify'],
    ['[api, "api gateway"]', 'the API gateway', 'api gateway'],
    ['["1 shelf", "2 shelves"]', '2 shelves', '2 shelves'],
    ['[{id: 2, label: Two}, {id: 1, label: One}]', '1', '1'],
    ['[{id: b, label: Second}, {id: a, label: First}]', 'b', 'b'],
    ['[grams, ounces]', 'A', 'grams'],
    ['[grams, ounces]', 'option 2', 'ounces'],
    ['[grams, ounces]', '0', undefined],
    ['[grams, ounces]', 'c', undefined],
    ['[grams, ounces]', '', undefined],
    ['[grams, ounces]', '?!', undefined],
    ['[grams, ounces]', 'kilograms', undefined],
    ['["yes", "no"]', 'y', 'yes'],
    ['[red, rust]', 'r', undefined],
  ])('of %s, %j', async (value, answer, name) => {
    expect(chosenOption(answer, await optionsIn(value))?.name).toBe(name);
  });

  test('does not depend on case, blanks or punctuation', async () => {
    const options = await optionsIn('[vercel, netlify, "our own machine"]');
    const sign = fc.constantFrom('', '.', '!', ' ', '"', '*', ' - ');
    fc.assert(
      fc.property(fc.constantFrom(...options), sign, sign, fc.boolean(), (option, before, after, isLoud) => {
        const said = isLoud ? option.name.toUpperCase() : option.name;
        expect(chosenOption(before + said + after, options)).toBe(option);
      }),
    );
  });
});

describe('the answer', () => {
  test.each<[string, string | undefined]>([
    ['', undefined],
    ['user_response:\n', undefined],
    ['user_response: none yet\n', undefined],
    ['user_response: "(waiting for the user)"\n', undefined],
    ['user_response: Awaiting response\n', undefined],
    ['user_response: no\n', 'no'],
    ['user_response: pending review by Ann\n', undefined],
    ['options: [pending, done]\nuser_response: Pending\n', 'Pending'],
    ['options: [vercel, netlify]\nuser_response: waiting for vercel or netlify\n', undefined],
    ['user-response: |\n  Fine,\n  go on\n', 'Fine, go on'],
    ['user_response: {choice: a, note: [b, c]}\n', 'a b c'],
    ['user_response: ""\ncheckpoint_details: {user_response: a}\n', 'a'],
    ['checkpoint_details: {user_response: }\nuser_response: a\n', 'a'],
    ['user_response: 69e4958\n', '69e4958'],
  ])('%j', async (text, answer) => {
    expect(answerOf(await checkpointOf(`type: decision\n${text}`))?.text).toBe(answer);
  });
});

test.each(['a ', 'a, ', '1) ', '[', 'option ', 'no ', '- ', '(', 'ab'])(
  '%j over and over takes linear time',
  async (token) => {
    const run = async (size: number) => {
      const text = JSON.stringify(token.repeat(size));
      const checkpoint = await checkpointOf(`type: decision\noptions: ${text}\nuser_response: ${text}\n`);
      const options = optionsOf(checkpoint);
      answerOf(checkpoint);
      chosenOption(`${token.repeat(size)}x`, options);
    };
    expect(await growth(run, 2000)).toBeLessThan(linear);
  },
);

test.each(['## Options\n', '### a\n', '- Options:\n', '**Answer:** a\n', '| Options | a |\n|-|-|\n'])(
  'Markdown of many %j is read in linear time',
  async (token) => {
    const run = async (size: number) => {
      await withTextFields(await checkpointOf(`# Checkpoint\n\n## Options\n${token.repeat(size)}`));
    };
    expect(await growth(run, 500)).toBeLessThan(linear);
  },
);
