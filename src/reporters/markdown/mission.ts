import type { MissionOutline } from '../../core/mission.js';
import { type Block, code, type Inline, paragraph, text } from './blocks.js';

/** So many steps on each side of the one where the mission stands; the others are counted. */
const nearest = 4;

/** How far a mission is: a sentence, and a picture that Mermaid draws. @param root its path, as readers know it */
export function missionBlocks(root: string, mission: MissionOutline): Block[] {
  return [sentence(root, mission), { type: 'code', lang: 'mermaid', value: pictureOf(mission) }];
}

const stages = {
  planned: { says: ' is planned', here: 'planned' },
  running: { says: ' is in progress', here: 'in progress' },
  waiting: { says: ' waits', here: 'waits' },
  complete: { says: ' is complete', here: 'done' },
  failed: { says: ' has failed', here: 'failed' },
} as const;

function sentence(root: string, { stage, unit, total, current, name, percent }: MissionOutline): Block {
  const parts: Inline[][] = [
    ...(current === undefined ? [[text(`${total} ${unit}${total === 1 ? '' : 's'}`)]] : []),
    ...(current === undefined
      ? []
      : [[text(`${unit} ${current} of ${total}`), ...(name === undefined ? [] : [text(' '), code(name)])]]),
    ...(percent === undefined ? [] : [[text(`${Math.round(percent * 100) / 100}% done`)]]),
  ];
  return paragraph(
    code(root),
    text(`${stage === undefined ? '' : stages[stage].says}: `),
    ...parts.flatMap((part, index) => (index === 0 ? part : [text(', '), ...part])),
  );
}

interface Node {
  readonly lines: readonly string[];
  readonly look: 'done' | 'here' | 'failed' | 'ahead';
}

/** Of numbers and words of ours alone: no text of a file could be told from the language of the picture. */
function pictureOf(mission: MissionOutline): string {
  const nodes = nodesOf(mission);
  return [
    'flowchart LR',
    ...nodes.map(({ lines, look }, index) => `  n${index}["${lines.join('<br>')}"]:::${look}`),
    ...(nodes.length > 1 ? [`  ${nodes.map((_, index) => `n${index}`).join(' --> ')}`] : []),
    ...Object.entries(looks).flatMap(([look, style]) =>
      nodes.some((node) => node.look === look) ? [`  classDef ${look} ${style}`] : [],
    ),
  ].join('\n');
}

const looks: Readonly<Record<Node['look'], string>> = {
  done: 'fill:#dafbe1,stroke:#1a7f37,color:#1f2328',
  here: 'fill:#fff8c5,stroke:#9a6700,color:#1f2328,stroke-width:3px',
  failed: 'fill:#ffebe9,stroke:#cf222e,color:#1f2328,stroke-width:3px',
  ahead: 'fill:#f6f8fa,stroke:#59636e,color:#1f2328',
};

function nodesOf(mission: MissionOutline): Node[] {
  const { total, unit, stage, current, steps } = mission;
  const middle = current ?? (stage === 'complete' ? total : 1);
  const first = Math.max(1, middle - nearest);
  const last = Math.min(total, middle + nearest);
  const others = (number: number, where: string, look: Node['look']): Node[] => {
    return number < 1 ? [] : [{ lines: [`${number} ${where} ${unit}${number === 1 ? '' : 's'}`], look }];
  };
  const near = Array.from({ length: last - first + 1 }, (_, index) => stepNode(first + index, mission));
  const areDone = stage === 'complete' || (steps?.slice(0, first - 1).every(({ isComplete }) => isComplete) ?? true);
  return [
    ...others(first - 1, 'earlier', areDone ? 'done' : 'ahead'),
    ...near,
    ...others(total - last, 'later', stage === 'complete' ? 'done' : 'ahead'),
  ];
}

function stepNode(number: number, { unit, stage, current, steps }: MissionOutline): Node {
  const { isComplete, blocks } = steps?.[number - 1] ?? { isComplete: number < (current ?? 0), blocks: undefined };
  const isHere = number === current && stage !== 'complete';
  const isDone = stage === 'complete' || (isComplete && !isHere);
  const standing = isHere ? (stage ? stages[stage].here : 'here') : isDone ? 'done' : undefined;
  return {
    lines: [
      `${unit === 'phase' ? 'Phase' : 'Block'} ${number}`,
      ...(blocks ? [`${blocks.complete} of ${blocks.total} blocks`] : []),
      ...(standing === undefined ? [] : [standing]),
    ],
    look: isHere ? (stage === 'failed' ? 'failed' : 'here') : isDone ? 'done' : 'ahead',
  };
}
