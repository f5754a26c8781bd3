import { type TextLine, textLines } from '../../../../text/markdown.js';
import { claimedPaths } from '../../../../text/paths.js';
import { formatInstant } from '../../../../text/time.js';
import { quote } from '../../../../text/words.js';
import type { Figure, GridSnapshot, ProseState } from '../../snapshot.js';
import { isAbsent, isUnsaid } from '../../texts/nothing.js';
import type { Evidence } from '../evidence.js';
import { Gathering, sourceAt } from './gathering.js';
import { blocksSaid } from './mentions.js';
import { momentIn } from './moments.js';
import { isPhaseNumber, nameIn, phaseIdOf } from './names.js';
import { gatherBlocks } from './prose-blocks.js';
import { phaseHeading, sessionLabels, sessionLine } from './prose-lines.js';
import { statusOfProse } from './prose-status.js';
import { withoutField } from './reading.js';
import { noteUnplaced } from './unplaced.js';

const what = 'STATE.md';

/** What a STATE.md in the prose dialect says. Silent where there is none. */
export async function proseEvidence(snapshot: GridSnapshot): Promise<Evidence> {
  const gathering = new Gathering('state');
  const { state } = snapshot;
  if (state?.dialect !== 'prose') return gathering.evidence();
  const structure = await state.body.structure();
  if (!structure.ok) {
    gathering.note(`${quote(state.document.path)} could not be read: ${structure.reason}`);
    return gathering.evidence();
  }
  const lines = textLines(state.body.lines, structure);
  const placed = new Set<number>();
  claimPosition(gathering, state);
  for (const line of lines) {
    if (claimPhase(gathering, state, line) || claimSession(gathering, snapshot, state, line)) placed.add(line.start);
  }
  gatherBlocks(gathering, state, lines);
  for (const offset of offsetsOf(state)) placed.add(offset);
  noteUnplaced(gathering, state.document, lines, placed);
  return gathering.evidence();
}

function claimPosition(gathering: Gathering, state: ProseState): void {
  const { document, cluster, phase, status, percent } = state;
  const at = (offset: number) => sourceAt(what, document, offset);
  if (cluster) gathering.field('cluster', nameIn(cluster.value), at(cluster.at.start));
  if (status) {
    const meant = statusOfProse(state);
    gathering.field('status', meant?.value, at(status.at.start), meant?.sure);
    if (!meant)
      gathering.note(
        `the status reads ${quote(status.value)}, which the schema does not know: choose one that it knows`,
      );
    else if (!meant.sure)
      gathering.note(`the status reads ${quote(status.value)}, which is taken as ${quote(meant.value)}: check it`);
  }
  if (percent) gathering.field('progress.percent', percent.value, at(percent.at.start));
  if (!phase) return;
  const { current, total, name } = phase;
  const number = current.value;
  const source = at(current.at.start);
  const words = nameIn(name ?? '');
  gathering.field('phases.current', number, source);
  gathering.field('position.phase', number, source);
  gathering.field('position.phase_name', words, source);
  if (total) gathering.field('phases.total', total.value, at(total.at.start));
  if (isPhaseNumber(number))
    gathering.phase({ number, ...(words !== undefined && { name: words }), source, sure: true });
}

/** The heading of a phase: its name and its blocks are said, its id is worked out. */
function claimPhase(gathering: Gathering, { document }: ProseState, line: TextLine): boolean {
  const found = phaseHeading(line);
  if (!found) return false;
  const { number, name, blocks } = found;
  if (!isPhaseNumber(number)) return false;
  const source = sourceAt(what, document, line.start);
  const said = { ...(name !== undefined && { name }), ...(blocks !== undefined && { blocks }) };
  gathering.phase({ number, ...said, source, sure: true });
  const id = name === undefined ? undefined : phaseIdOf(number, name);
  if (id !== undefined) gathering.phase({ number, id, source, sure: false });
  return true;
}

/** What stands under Session Continuity, and the last activity. */
function claimSession(gathering: Gathering, snapshot: GridSnapshot, state: ProseState, line: TextLine): boolean {
  const found = sessionLine(line);
  if (!found) return false;
  const { label, value } = found;
  const source = sourceAt(what, state.document, line.start);
  const kind = sessionLabels.get(label);
  if (kind === 'checkpoint') return claimCheckpoint(gathering, snapshot, value.text, source);
  const moment = momentIn(value.text);
  gathering.moment(moment, source);
  if (kind === 'moment' && label === 'created') gathering.field('created_at', stampOf(value.text), source, false);
  for (const { block, is } of blocksSaid(value.text)) gathering.block({ block, is, source, sure: false });
  const isAllSaid = isUnsaid(value.text) || (moment !== undefined && /^[\d\s:.,TZ+-]{1,40}(?:UTC)?$/.test(value.text));
  if (!isAllSaid) gathering.noteEach(withoutField, `line ${source.line} (${quote(line.raw.trim())})`);
  return true;
}

function claimCheckpoint(
  gathering: Gathering,
  { root }: GridSnapshot,
  said: string,
  source: ReturnType<typeof sourceAt>,
): boolean {
  const path = 'resume.checkpoint_file';
  if (isAbsent(said) || isUnsaid(said) || /^none\b/i.test(said)) {
    gathering.field(path, null, source);
    return true;
  }
  const isPath = !/\s/.test(said) && claimedPaths(said, root).length > 0;
  if (isPath) gathering.field(path, said, source);
  return isPath;
}

function stampOf(text: string): string | undefined {
  const moment = momentIn(text);
  return moment && formatInstant(moment.ms);
}

/** Where the lines begin that hold what was read of the position, and of the ticks. */
function offsetsOf(state: ProseState): readonly number[] {
  const { document, cluster, phase, block, status, percent, bar, ticks } = state;
  const figures: readonly (Figure | undefined)[] = [phase?.current, block?.current, percent];
  const targets = [
    ...figures.map((figure) => figure?.at),
    cluster?.at,
    status?.at,
    bar?.at,
    ...ticks.map(({ at }) => at),
  ];
  return targets.flatMap((at) => (at ? [document.text.lastIndexOf('\n', Math.max(0, at.start - 1)) + 1] : []));
}
