import { delegationSurface } from '../../../../src/formats/hivemind/rules/delegation-surface.js';
import { hivemind } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

const file = 'state/delegations.json';
const path = `.hivemind/${file}`;
const mode = { line: `${path}:14:22`, related: `  ${path}:14:22 executionMode stands here` };
const surface = { line: `${path}:17:16`, related: `  ${path}:17:16 surface stands here` };
const guarantee = { line: `${path}:18:26`, related: `  ${path}:18:26 recoveryGuarantee stands here` };

/** The first delegation, dispatched in another way. */
const dispatched = (executionMode: string, surface: string, recoveryGuarantee: string) =>
  hivemind({
    [file]: {
      '"executionMode": "sdk"': `"executionMode": "${executionMode}"`,
      '"surface": "agent-delegation"': `"surface": "${surface}"`,
      '"recoveryGuarantee": "resumable"': `"recoveryGuarantee": "${recoveryGuarantee}"`,
    },
  });

ruleTest(delegationSurface, [
  { name: 'an agent', given: hivemind(), says: [] },
  { name: 'no delegations', given: hivemind({ [file]: null }), says: [] },
  { name: 'a file that does not parse', given: hivemind({ [file]: '[\n' }), says: [] },
  { name: 'a command', given: dispatched('pty', 'command-process', 'best-effort'), says: [] },
  {
    name: 'a command without a terminal',
    given: dispatched('headless', 'command-process', 'non-resumable-after-restart'),
    says: [],
  },
  {
    name: 'the surface is of another way',
    given: dispatched('sdk', 'command-process', 'resumable'),
    says: [
      `${surface.line} warning surface is "command-process", expected "agent-delegation" with executionMode "sdk" and recoveryGuarantee "resumable"`,
      mode.related,
      guarantee.related,
    ],
  },
  {
    name: 'the guarantee is of another way',
    given: dispatched('sdk', 'agent-delegation', 'best-effort'),
    says: [
      `${guarantee.line} warning recoveryGuarantee is "best-effort", expected "resumable" with executionMode "sdk" and surface "agent-delegation"`,
      mode.related,
      surface.related,
    ],
  },
  {
    name: 'the mode is of another way',
    given: dispatched('sdk', 'command-process', 'non-resumable-after-restart'),
    says: [
      `${mode.line} warning executionMode is "sdk", expected "headless" with surface "command-process" and recoveryGuarantee "non-resumable-after-restart"`,
      surface.related,
      guarantee.related,
    ],
  },
  {
    name: 'the mode or the guarantee: the mode decides',
    given: dispatched('pty', 'command-process', 'non-resumable-after-restart'),
    says: [
      `${guarantee.line} warning recoveryGuarantee is "non-resumable-after-restart", expected "best-effort" with executionMode "pty" and surface "command-process"`,
      mode.related,
      surface.related,
    ],
  },
  {
    name: 'no two of them fit',
    given: dispatched('pty', 'agent-delegation', 'non-resumable-after-restart'),
    says: [
      `${mode.line} warning executionMode is "pty", which fits neither surface "agent-delegation" nor recoveryGuarantee "non-resumable-after-restart", nor do these fit one another`,
      surface.related,
      guarantee.related,
    ],
  },
  {
    name: 'without a mode, one guarantee is of neither command',
    given: hivemind({
      [file]: { '    "executionMode": "sdk",\n': '', '"surface": "agent-delegation"': '"surface": "command-process"' },
    }),
    says: [
      `${path}:17:26 warning recoveryGuarantee is "resumable", expected "best-effort" or "non-resumable-after-restart" with surface "command-process"`,
      `  ${path}:16:16 surface stands here`,
    ],
  },
  {
    name: 'without a guarantee',
    given: hivemind({
      [file]: { '"executionMode": "sdk"': '"executionMode": "pty"', '    "recoveryGuarantee": "resumable",\n': '' },
    }),
    says: [
      `${surface.line} warning surface is "agent-delegation", expected "command-process" with executionMode "pty"`,
      mode.related,
    ],
  },
  {
    name: 'the mode alone, and none of them',
    given: hivemind({
      [file]: '[\n{"id": "a", "executionMode": "pty"},\n{"id": "b"}\n]\n',
    }),
    says: [],
  },
  {
    name: 'a word that is none is for schema/enum',
    given: dispatched('pty', 'terminal', 'best-effort'),
    says: [],
  },
]);
