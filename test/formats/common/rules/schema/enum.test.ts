import { expect, test } from 'vitest';
import { schemaEnum } from '../../../../../src/formats/common/rules/schema/enum.js';
import { lint } from '../../../../../src/index.js';
import { edited, mission, persistence } from '../../../../support/mission.js';
import { ruleTest } from '../../../../support/rule-test.js';

ruleTest(schemaEnum, [
  { name: 'words of the list', given: {}, says: [] },
  {
    name: 'no word of it',
    given: { 'mode: "guided"': 'mode: "turbo"' },
    says: ['9:7 error mode is "turbo", expected one of "autopilot", "guided" or "hands_on"'],
    repaired: {},
  },
  {
    name: 'written otherwise: safe to mend, quotes or not',
    given: { 'status: "in_progress"': 'status: "In Progress"', 'mode: "guided"': 'mode: Hands-On' },
    says: [
      '8:9 error status is "In Progress"; did you mean "in_progress"?',
      '9:7 error mode is "Hands-On"; did you mean "hands_on"?',
    ],
    repaired: { 'status: "In Progress"': 'status: "in_progress"', 'mode: Hands-On': 'mode: hands_on' },
  },
  {
    name: 'a word that is near',
    given: { '      status: "complete"': '      status: "completed"', 'result: "success"': 'result: successful' },
    says: [
      '17:15 error phases.definitions.0.status is "completed"; did you mean "complete"?',
      '57:15 error agents.completed.0.result is "successful"; did you mean "success"?',
    ],
    repaired: { '      status: "completed"': '      status: "complete"', 'result: successful': 'result: success' },
  },
  {
    name: 'a word of the other dialect (D1)',
    given: { 'status: "in_progress"': 'status: "active"' },
    says: ['8:9 error status is "active", a word of another dialect; expected "in_progress"'],
    repaired: { 'status: "active"': 'status: "in_progress"' },
  },
  {
    name: 'a word of the other dialect goes before one that is near',
    given: { 'status: "in_progress"': "status: 'completed'" },
    says: ['8:9 error status is "completed", a word of another dialect; expected "complete"'],
    repaired: { "status: 'completed'": "status: 'complete'" },
  },
  {
    name: 'a part of Object is no word',
    given: { 'status: "in_progress"': 'status: constructor' },
    says: [
      '8:9 error status is "constructor", expected one of "planning", "in_progress", "blocked", "complete" or "failed"',
    ],
  },
  { name: 'another type is for schema/type', given: { 'mode: "guided"': 'mode: 3' }, says: [] },
  { name: 'a placeholder is for syntax/placeholder', given: { 'mode: "guided"': 'mode: TODO' }, says: [] },
  {
    name: 'the persistence dialect',
    given: persistence.replace('status: active', 'status: in_progress'),
    says: ['2:9 error status is "in_progress", a word of another dialect; expected "active" or "resumed"'],
    repaired: {},
  },
  {
    name: 'a word that has one counterpart there',
    given: persistence.replace('status: active', 'status: planning'),
    says: ['2:9 error status is "planning", a word of another dialect; expected "initialized"'],
    repaired: { 'status: planning': 'status: initialized' },
  },
  {
    name: 'a word that may be one of two there',
    given: persistence.replace('status: active', 'status: blocked'),
    says: ['2:9 error status is "blocked", a word of another dialect; expected "checkpoint" or "interrupted"'],
    repaired: {},
  },
]);

test.each([
  ['In-Progress', true],
  ['active', true],
  ['in_progres', true],
  ['fialed', true],
])('to mend %s is safe: %s', async (status, safe) => {
  const text = edited(mission, { 'status: "in_progress"': `status: "${status}"` });
  const { report } = await lint({
    paths: ['.grid/STATE.md'],
    contents: { '.grid/STATE.md': text },
    only: ['schema/enum'],
  });
  expect(report.findings.map(({ repair }) => repair?.safe)).toEqual([safe]);
});
