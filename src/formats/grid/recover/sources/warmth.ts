import { readEntries } from '../../companions/entries.js';
import { fieldsNamed, textIn } from '../../companions/fields.js';
import { type Block, parseBlock } from '../../mission/blocks.js';
import type { GridSnapshot } from '../../snapshot.js';
import { isListItem } from '../../texts/list-mark.js';
import type { Evidence } from '../evidence.js';
import { Gathering, sourceAt } from './gathering.js';
import { blocksNamed } from './mentions.js';
import { momentIn } from './moments.js';
import { nameIn, phasesIn } from './names.js';
import { scalarNamed } from './scalars.js';

const what = 'WARMTH.md';
const clusterFields = ['cluster', 'mission', 'project'];
const momentFields = ['updated_at', 'last_updated', 'updated', 'created_at'];
/** Fields that say from which blocks its lessons come. */
const originFields = ['block', 'blocks', 'last_block', 'sources', 'summaries', 'aggregated_from', 'from'];
const longest = 2000;
const aSummary = /(?<![\w-])(\d{1,4}(?:-\d{1,4})?)-SUMMARY\b/gi;
/** `- Config must be .mjs (block 01)`. */
const originAtEnd = /[([](?:from )?(?:block|summary) [^()[\]]{1,40}[)\]][ .*_]{0,9}$/i;
const title = /^#[ \t]+warmth[ \t]{0,9}(?:-|–|—|:)[ \t]*(\S.{0,200})$/i;

/** What a WARMTH.md tells beside its lessons: the name of the mission, and the blocks that lessons come from. */
export async function warmthEvidence(snapshot: GridSnapshot): Promise<Evidence> {
  const gathering = new Gathering('warmth');
  const { warmth } = snapshot;
  if (!warmth) return gathering.evidence();
  const { document, body } = warmth;
  for (const name of clusterFields) {
    const field = scalarNamed(document, name);
    if (field) gathering.field('cluster', nameIn(field.text), sourceAt(what, document, field.start));
  }
  for (const name of momentFields) {
    const field = scalarNamed(document, name);
    if (field) gathering.moment(momentIn(field.text), sourceAt(what, document, field.start));
  }
  const claims = new Map<string, { readonly block: Block; readonly start: number }>();
  const claim = (text: string, start: number, isList = false): void => {
    for (const block of blocksIn(text, isList)) {
      const key = `${block.phase}-${block.number}`;
      if (!claims.has(key)) claims.set(key, { block, start });
    }
  };
  for (const name of originFields) {
    for (const { value } of fieldsNamed(document, name)) {
      const values = value.kind === 'list' ? value.items : [value];
      for (const one of values) claim(textIn(one), one.start, true);
    }
  }
  const phase = scalarNamed(document, 'phase');
  if (phase)
    for (const one of phasesIn(phase.text, sourceAt(what, document, phase.start))) gathering.phase(unsure(one));

  for (const { raw, start, heading } of body.lines) {
    const text = raw.slice(0, longest);
    if (heading > 0) {
      gathering.field('cluster', nameIn(title.exec(text)?.[1] ?? ''), sourceAt(what, document, start));
      claim(text, start);
    } else if (isListItem(text)) claim(originAtEnd.exec(text)?.[0] ?? '', start);
  }
  const read = await readEntries(warmth);
  for (const { fields } of read.ok ? read.entries : []) {
    const field = fields.get('cluster');
    if (field) gathering.field('cluster', nameIn(field.text), sourceAt(what, document, field.at.start));
  }
  for (const { block, start } of claims.values()) {
    gathering.block({ block, is: 'begun', source: sourceAt(what, document, start), sure: false });
  }
  return gathering.evidence();
}

/** @param isList whether a bare number stands for a block */
function blocksIn(text: string, isList: boolean): readonly Block[] {
  const alone = isList ? parseBlock(text) : undefined;
  if (alone) return [alone];
  const summaries = [...text.slice(0, longest).matchAll(aSummary)];
  return [
    ...blocksNamed(text).map(({ block }) => block),
    ...summaries.flatMap(({ 1: name = '' }) => parseBlock(name) ?? []),
  ];
}

function unsure<T extends { readonly sure: boolean }>(claim: T): T {
  return { ...claim, sure: false };
}
