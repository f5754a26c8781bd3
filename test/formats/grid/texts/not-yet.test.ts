import { expect, test } from 'vitest';
import { isNotYet } from '../../../../src/formats/grid/texts/nothing.js';
import { growth, linear } from '../../../support/growth.js';

test.each([
  ...['awaiting approval', 'awaiting confirmation', 'awaiting user verification', 'Awaiting response', 'pending'],
  ...['pending review', 'Pending review by Ann', 'still waiting', 'waiting', '(waiting for the user)', 'under review'],
  ...['not answered yet', 'not yet', 'Not yet answered.', 'not yet been approved', 'not sure yet', 'not answered'],
  ...['no response received yet', 'No response', 'no answer so far', 'no user input yet', 'no decision', 'none yet'],
  ...['to be determined', 'To be decided by Ann', 'still to be confirmed', 'to come', 'TBD by the team', 'tba', 'TBC'],
  ...['none', 'nothing', 'nothing received so far', 'unanswered', 'still open', 'undecided', 'open'],
])('%j waits', (text) => expect(isNotYet(text)).toBe(true));

test.each([
  ...['no', 'No, the other way', 'not that way', 'not approved', 'not approved: the page is blank', 'not vercel'],
  ...['not working yet', 'Not yet: mend the header first', 'nothing is broken', 'none of them', 'open the port'],
  ...['to be safe, netlify', 'to be honest: neither', 'no input fields on that page', 'no decisions in the log'],
  ...['wait for the release, then deploy', 'yes', 'approved', 'unknown hosts are refused', '', '👍', 'reviewed'],
])('%j is an answer', (text) => expect(isNotYet(text)).toBe(false));

test.each(['not ', 'not yet ', 'none ', 'yet ', 'still ', '.'])('%j over and over takes linear time', async (token) => {
  expect(await growth((size) => isNotYet(`none ${token.repeat(size)}`), 2000)).toBeLessThan(linear);
});
