import type { RootRecovery } from '../../core/recovery.js';
import type { Person } from '../person.js';
import { say } from '../say.js';
import { editByHand } from './edit.js';
import { type RecoveryRun, tell } from './run.js';
import { showEvidence } from './show.js';

type Answer = 'accept' | 'inspect' | 'edit' | 'quit';

const answers: ReadonlyMap<string, Answer> = new Map([
  ...['a', 'accept', 'y', 'yes'].map((word) => [word, 'accept'] as const),
  ...['i', 'inspect'].map((word) => [word, 'inspect'] as const),
  ...['e', 'edit'].map((word) => [word, 'edit'] as const),
  ...['', 'q', 'quit', 'n', 'no', 'abort'].map((word) => [word, 'quit'] as const),
]);

const question = 'Accept this state? (a)ccept, (i)nspect the evidence, (e)dit, (q)uit [q] ';

/**
 * Asks whether what is proposed for a root is to be written (checkpoint flow, "Recovery Mode" steps 3 and 4).
 * @returns what is to be written, edited by hand or not; undefined when nothing is
 */
export async function decide(run: RecoveryRun, proposal: RootRecovery): Promise<RootRecovery | undefined> {
  const { io } = run;
  const { person } = io;
  if (!person) return undefined;
  let recovery = proposal;
  let hasErrors = false;
  for (;;) {
    switch (await answerOf(person, run)) {
      case 'accept':
        if (!hasErrors) return recovery;
        await tell(io, ['what was edited still has errors; edit it once more, or quit']);
        break;
      case 'inspect':
        await showEvidence(run, recovery);
        break;
      case 'edit': {
        const edited = await editByHand(run, recovery, person);
        if (edited) {
          recovery = edited.recovery;
          hasErrors = edited.errors.length > 0;
          const lines = edited.errors.map(
            ({ path, start, message, rule }) => `${path}:${start.line} ${message} (${rule})`,
          );
          await tell(io, lines.length > 0 ? lines : ['edited, and no errors in it']);
        }
        break;
      }
      case 'quit':
        return undefined;
    }
  }
}

/** Asks until there is an answer; the end of the input is one, and so is Ctrl-C. */
async function answerOf(person: Person, { io }: RecoveryRun): Promise<Answer> {
  for (;;) {
    const line = await person.ask(question);
    if (line === undefined) {
      await say(io.stderr, '\n', io.env);
      return 'quit';
    }
    const answer = answers.get(line.trim().toLowerCase());
    if (answer) return answer;
  }
}
