import { quote, some } from '../../../../text/words.js';
import type { Layout } from './phase-layout.js';

const mostNamed = 5;

/** What a person is told of phases whose definition was not believed, and of those that no source describes. */
export function phaseNotes({ phases, isDefined }: Layout): readonly string[] {
  const outvoted = phases.flatMap((phase) => phase.outvoted ?? []);
  if (!isDefined || phases.length < 2) return outvoted;
  const made = phases.filter(({ namedBy }) => namedBy === undefined);
  const shared = phases.filter(({ isCounted }) => !isCounted);
  const names = some(
    made.map(({ id }) => quote(id)),
    mostNamed,
  );
  const shares = some(
    shared.map(({ id, blocks }) => `${quote(id)} has ${blocks}`),
    mostNamed,
  );
  return [
    ...outvoted,
    ...(made.length === 0
      ? []
      : [
          made.length === 1
            ? `no source says what the phase ${names} is called: give it its id and its name`
            : `no source says what the phases ${names} are called: give them their ids and names`,
        ]),
    ...(shared.length === 0
      ? []
      : [
          `no source says how the blocks belong to the phases: ${shares} until you know better; check phases.definitions`,
        ]),
  ];
}
