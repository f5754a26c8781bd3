import { quote, some } from '../../../../text/words.js';
import type { Layout } from './phase-layout.js';

const mostNamed = 5;

/** What a person is told of phases that no source describes, but which have to be there. */
export function phaseNotes({ phases, isDefined }: Layout): readonly string[] {
  if (!isDefined || phases.length < 2) return [];
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
