import { sentence } from '../../reporters/account/markdown.js';
import { paragraph } from '../../reporters/markdown/blocks.js';
import type { Section } from '../../reporters/markdown/fitted.js';
import { silencedBlocks, uncheckedBlocks } from '../../reporters/markdown/page.js';
import { left, type RunSubject, ranks } from './subject.js';

/** More notes than there are things that can go wrong. */
const mostNotes = 20;

/** What else is to be said of a run. */
export function noteSection({ notes = [] }: RunSubject): Section {
  const said = notes.slice(0, mostNotes).map((note) => paragraph(sentence(note)));
  return { what: 'note', rank: ranks.head, blocks: () => said };
}

/** What is not to be seen of what was found, and what was not checked, and why. */
export function uncheckedSections({ linted, shown }: RunSubject): Section[] {
  return [
    { what: 'remark list', rank: ranks.unchecked, blocks: () => silencedBlocks(linted) },
    {
      ...{ title: 'Not checked', what: 'skipped check list', rank: ranks.unchecked },
      blocks: () => uncheckedBlocks(linted, { shown, left }),
    },
  ];
}
