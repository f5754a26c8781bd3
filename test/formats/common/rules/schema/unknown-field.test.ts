import { schemaUnknownField } from '../../../../../src/formats/common/rules/schema/unknown-field.js';
import { persistence } from '../../../../support/mission.js';
import { ruleTest } from '../../../../support/rule-test.js';

ruleTest(schemaUnknownField, [
  { name: 'all fields known', given: {}, says: [] },
  {
    name: 'a field of the file: the place is its key',
    given: { 'energy: 9000': 'energy: 9000\ncolour: "blue"' },
    says: ['99:1 warning "colour" is no known field'],
  },
  {
    name: 'a field below, and in a list',
    given: { '  wave: 1': '  wave: 1\n  lane: 3', 'name: "zod"': 'name: "zod"\n        licence: MIT' },
    says: [
      '37:3 warning "lane" is no known field of position',
      '78:9 warning "licence" is no known field of persistent.tech_stack.added_packages.0',
    ],
  },
  {
    name: 'a field that is near one that is missing',
    given: { 'energy: 9000': 'enrgy: 9000', 'blocks_total: 5': 'blocks-total: 5' },
    says: [
      '41:3 warning "blocks-total" is no known field of progress; did you mean "blocks_total"?',
      '98:1 warning "enrgy" is no known field; did you mean "energy"?',
    ],
    // Without blocks_total, schema/required speaks as well: the repair is its.
    repaired: { 'enrgy: 9000': 'energy: 9000' },
  },
  {
    name: 'a field that may be missing, under another name and in quotes',
    given: { '  wave: 1': "  'wav': 1" },
    says: ['36:3 warning "wav" is no known field of position; did you mean "wave"?'],
    repaired: { "'wav'": "'wave'" },
  },
  {
    name: 'two that may be the same one: which, only a person can say',
    given: { '  wave: 1': '  wav: 1\n  wvae: 2' },
    says: [
      '36:3 warning "wav" is no known field of position; did you mean "wave"?',
      '37:3 warning "wvae" is no known field of position; did you mean "wave"?',
    ],
    repaired: {},
  },
  {
    name: 'one that is near two: the nearest is only the likeliest',
    given: { '  block_id: "02-03"\n  block_name: "Timers"\n': '  block_nae: "Timers"\n' },
    says: ['34:3 warning "block_nae" is no known field of position; did you mean "block_name"?'],
    repaired: {},
  },
  {
    name: 'a field that is near one that is there',
    given: { 'energy: 9000': 'energy: 9000\nenrgy: 1' },
    says: ['99:1 warning "enrgy" is no known field'],
  },
  {
    name: 'nothing is said of what lies below it',
    given: { 'energy: 9000': 'energy: 9000\nextra: {a: {b: 1}, c: [1]}' },
    says: ['99:1 warning "extra" is no known field'],
  },
  {
    name: 'keys are shown, not obeyed',
    given: { 'energy: 9000': 'energy: 9000\n__proto__: 1\n"\\e[2J": 2' },
    says: ['99:1 warning "__proto__" is no known field', '100:1 warning "\\x1b[2J" is no known field'],
  },
  {
    name: 'in the persistence dialect it is only mentioned (D28)',
    given: `${persistence}next_step: "write"\n`,
    says: ['11:1 info "next_step" is no known field'],
  },
]);
