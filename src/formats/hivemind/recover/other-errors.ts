import { count } from '../../../text/words.js';
import { type Adviser, placesOf } from './adviser.js';
import { isBreaking } from './broken-files.js';
import { commandOn } from './last-whole.js';

/** What files say that can be read, and that is wrong. Warnings are left to the linter. */
export const onOtherErrors: Adviser = ({ request: { root }, findings }) => {
  const errors = findings.filter((finding) => finding.severity === 'error' && !isBreaking(finding));
  if (errors.length === 0) return [];
  const command = commandOn('agent-state-lint', root);
  const rules = [...new Set(errors.map(({ rule }) => rule))];
  return [
    {
      title: `${count(errors.length, 'error')} in what can be read`,
      places: placesOf(errors.map(({ related: _, ...error }) => error)),
      meaning: `A tool wrote what it must not, or somebody wrote past the tools. Said by: ${rules.join(', ')}.`,
      todo: [
        'Read what the linter says of each; agent-state-lint explain <rule> says more.',
        'What a tool of Hivemind wrote, report as its fault: it would write the same again.',
        'What was written by hand, take back in git, and note the bypass in SESSION-STATE.md.',
      ],
      ...(command !== undefined && { command }),
    },
  ];
};
