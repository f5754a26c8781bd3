import { expect, test } from 'vitest';
import { defaultLimits } from '../../../../../src/core/limits.js';
import { syntaxJson } from '../../../../../src/formats/common/rules/syntax/json.js';
import { TextDocument } from '../../../../../src/text/document.js';
import { readJson } from '../../../../../src/text/json.js';
import { askRule } from '../../../../support/ask-rule.js';
import { ruleTest } from '../../../../support/rule-test.js';

ruleTest(syntaxJson, [{ name: 'a root without JSON', given: {}, says: [] }]);

// What there is to say, and where: test/text/json.test.ts.
test('says what the reader found', async () => {
  const text = '{"a": undefined,\n "b": 1}\n}';
  const document = new TextDocument('state.json', text, readJson(text, defaultLimits));
  const said = await askRule(syntaxJson, { documents: [document] });
  const messages = said.map(({ at, message }) => `${text.slice(at.start, at.end)}: ${message}`);
  expect(messages).toEqual([
    'undefined: "undefined" is no value of JSON; text stands in double quotes',
    '}: text after the whole document, as when a shorter one is written over a longer one; expected nothing more',
  ]);
});
