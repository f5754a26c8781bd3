import { Option } from 'commander';
import type { AddCommand } from '../add-command.js';
import { gathering, takeStep } from '../transitions/add-step.js';
import { each, type StepFlags, withStepOptions } from '../transitions/flags.js';

/** What a checkpoint may say, by the option that says it. */
const details = {
  instructions: ['verification_instructions', 'what to verify, and how (human_verify)'],
  question: ['question', 'what has to be decided (decision)'],
  action: ['required_action', 'what the person has to do (human_action)'],
  lastAction: ['last_action', 'what was being done at the end (session_death)'],
  partial: ['partial_work', 'what was begun (session_death, failure)'],
  error: ['error', 'what went wrong (failure)'],
  expected: ['expected_behavior', 'what the person should see (human_verify)'],
  affects: ['affects', 'what the decision affects (decision)'],
  reason: ['reason', 'why the person has to do it (human_action)'],
} as const;

type Detail = keyof typeof details;
type OpenFlags = StepFlags & { readonly [Name in Detail]?: string } & {
  readonly option?: readonly string[];
  readonly awaiting?: string;
};
type WithdrawFlags = StepFlags & { readonly reason?: string };
type AnswerFlags = StepFlags & { readonly rationale?: string; readonly affects?: readonly string[] };

const types = `Types: human_verify, decision, human_action, session_death, failure. The status
of the mission goes with them; checkpoint answer takes it up again, and
checkpoint withdraw does so without an answer.`;

export const addCheckpoint: AddCommand = (program, io, end) => {
  const parent = gathering(program.command('checkpoint').description('have the mission wait for an answer, or go on'));
  const open = withStepOptions(parent.command('open').argument('<type>', 'what it waits for'), types)
    .description('write CHECKPOINT.md, and have the mission wait')
    .addOption(new Option('--option <id=text>', 'what there is to choose from; repeatable').argParser(each))
    .addOption(new Option('--awaiting <text>', 'what is waited for, in words'));
  for (const [name, [, help]] of Object.entries(details)) {
    open.addOption(new Option(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} <text>`, help));
  }
  open.action(async (type: string, flags: OpenFlags) => {
    const said = (Object.keys(details) as Detail[]).flatMap((name) => {
      const text = flags[name];
      return text === undefined ? [] : [[details[name][0], text] as const];
    });
    const { option, awaiting } = flags;
    const options = option?.map(optionIn);
    end(
      await takeStep(
        { kind: 'checkpoint-open', type, details: Object.fromEntries(said), options, awaiting },
        flags,
        io,
      ),
    );
  });
  withStepOptions(parent.command('answer').argument('<response>', 'what the person answered'))
    .description('put the answer into CHECKPOINT.md, and have the mission go on')
    .addOption(new Option('--rationale <text>', 'of a decision: why'))
    .addOption(new Option('--affects <phase>', 'of a decision: a phase that it affects; repeatable').argParser(each))
    .action(async (response: string, flags: AnswerFlags) => {
      const { rationale, affects } = flags;
      end(await takeStep({ kind: 'checkpoint-answer', response, rationale, affects }, flags, io));
    });
  withStepOptions(parent.command('withdraw'))
    .description('close the checkpoint without an answer, and have the mission go on')
    .addOption(new Option('--reason <text>', 'why nobody has to answer any more'))
    .action(async (flags: WithdrawFlags) => {
      end(await takeStep({ kind: 'checkpoint-withdraw', reason: flags.reason }, flags, io));
    });
};

/** `vercel=Native support`, or a name alone. */
function optionIn(word: string): { readonly id: string; readonly description?: string | undefined } {
  const at = word.indexOf('=');
  return at < 0 ? { id: word } : { id: word.slice(0, at), description: word.slice(at + 1) };
}
