import { checkpointText } from '../missions/beside.js';
import { type Commit, type Mission, statePath, stateText } from '../missions/mission.js';
import { type Line, linesOf, type Outline, outlineOf, standing, textOf, touched } from './lines.js';
import { type Chances, type StateDamage, stateDamages } from './state-damages.js';

/** A mission after something happened to it. */
export interface Scene {
  readonly mission: Mission;
  readonly kinds: readonly Kind[];
  readonly files: Commit['files'];
  /** Undefined: there is no git. */
  readonly commits: readonly Commit[] | undefined;
  /** Why there may be older commits. */
  readonly gap: string | undefined;
  /** The lines of the damaged STATE.md; empty when it is gone. */
  readonly lines: readonly Line[];
  readonly outline: Outline;
}

type Change = (scene: Scene, chances: Chances) => Scene;

/** STATE.md is another one, or none. */
function withState(scene: Scene, lines: readonly Line[]): Scene {
  return { ...scene, lines, files: { ...scene.files, [statePath]: textOf(lines) } };
}

function onState(damage: StateDamage): Change {
  return (scene, chances) => {
    if (scene.lines.length === 0) return scene;
    return withState(scene, damage(scene.lines, chances, { outline: scene.outline, older: olderText(scene) }));
  };
}

function olderText({ mission: { plan, moments } }: Scene): string {
  const moment = moments.at(-2) ?? moments.at(-1);
  return moment ? stateText(plan, moment) : '';
}

const without = (files: Commit['files'], isGone: (path: string) => boolean): Commit['files'] =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !isGone(path)));

const deleted: Change = (scene) => ({ ...scene, lines: [], files: without(scene.files, (path) => path === statePath) });

/** Some of the files whose names a pattern finds go; at least one stays in the root. */
const someGone =
  (pattern: RegExp): Change =>
  (scene, [seed]) => {
    const names = Object.keys(scene.files).filter((path) => pattern.test(path));
    const gone = new Set(names.filter((_, index) => ((seed >> (index % 8)) & 1) === 1));
    return { ...scene, files: without(scene.files, (path) => gone.has(path)) };
  };

/** A companion is cut off. */
const companionCut: Change = (scene, [which, at]) => {
  const names = Object.keys(scene.files).filter((path) => path.startsWith('.grid/') && path !== statePath);
  const name = names[which % Math.max(1, names.length)];
  const text = name === undefined ? undefined : scene.files[name];
  if (name === undefined || typeof text !== 'string') return scene;
  return { ...scene, files: { ...scene.files, [name]: text.slice(0, at % (text.length + 1)) } };
};

/** A checkpoint of an earlier moment lies where it lay, answered or not. */
const checkpointLeft: Change = (scene, [which]) => {
  const { plan, moments } = scene.mission;
  const moment = moments[which % moments.length];
  if (!moment || Object.hasOwn(scene.files, '.grid/CHECKPOINT.md')) return scene;
  const text = checkpointText(plan, moment);
  const left = which % 3 === 0 ? text.replace('\nawaiting', '\nuser_response: "approved"\nawaiting') : text;
  return { ...scene, files: { ...scene.files, '.grid/CHECKPOINT.md': left } };
};

const squashed: Change = (scene) => {
  const last = scene.commits?.at(-1);
  if (!last) return scene;
  return {
    ...scene,
    commits: [{ ...last, hash: last.hash.replace(/^.{8}/, '5a5a5a5a'), subject: 'Squash all of it' }],
  };
};

/** One byte is another one, so that the file is no UTF-8 any more. */
const badByte: Change = (scene, [at]) => {
  if (scene.lines.length === 0) return scene;
  const bytes = new TextEncoder().encode(textOf(scene.lines));
  const place = at % Math.max(1, bytes.length);
  bytes[place] = 0xff;
  const line = new TextDecoder().decode(bytes.subarray(0, place)).split('\n').length - 1;
  const lines = scene.lines.map((one, index) => (index === line ? touched(one) : one));
  return { ...scene, lines, files: { ...scene.files, [statePath]: bytes } };
};

const noGit: Change = (scene) => ({ ...scene, commits: undefined, gap: undefined });

const shallow: Change = (scene, [many]) => {
  if (!scene.commits) return scene;
  return { ...scene, commits: scene.commits.slice(-1 - (many % 2)), gap: 'the clone is shallow' };
};

/** What lies there was committed like that, and once more after it was damaged further. */
const committed: Change = (scene, [which, at, value]) => {
  const last = scene.commits?.at(-1);
  if (!last || !scene.commits) return scene;
  const kinds = Object.values(stateDamages);
  const damage = kinds[which % kinds.length] as StateDamage;
  const worse = onState(damage)(scene, [at, value, which]);
  const commits = [scene.files, worse.files].map((files, index) => ({
    ...{ hash: last.hash.replace(/^.{8}/, `${index}badbad${index}`), subject: 'chore: update the state' },
    ...{ time: last.time + (index + 1) * 60_000, files },
  }));
  return { ...worse, commits: [...scene.commits, ...commits] };
};

/** Hours go by, so that whoever was at work is dead. */
const later: Change = (scene, [hours]) => {
  const now = scene.mission.now + (1 + (hours % 40)) * 3_600_000;
  return { ...scene, mission: { ...scene.mission, now } };
};

/** Everything that happens, by kind. What happens to STATE.md comes first. */
export const changes = {
  ...(Object.fromEntries(Object.entries(stateDamages).map(([kind, damage]) => [kind, onState(damage)])) as Readonly<
    Record<keyof typeof stateDamages, Change>
  >),
  deleted,
  'bad byte': badByte,
  'summaries gone': someGone(/SUMMARY\.md$/),
  'plans gone': someGone(/PLAN\.md$|block-\d\d\.md$/),
  'companion cut': companionCut,
  'checkpoint left': checkpointLeft,
  squashed,
  'no git': noGit,
  shallow,
  committed,
  later,
} as const satisfies Record<string, Change>;

export type Kind = keyof typeof changes;

/** A mission to which nothing has happened yet. */
export function untouched(mission: Mission): Scene {
  const { files, commits } = mission;
  const text = String(files[statePath]);
  return {
    ...{ mission, kinds: [], files, commits, gap: undefined },
    ...{ lines: linesOf(text), outline: outlineOf(text) },
  };
}

/** What happens to a mission, in order. */
export function damagedBy(mission: Mission, damages: readonly (readonly [Kind, Chances])[]): Scene {
  return damages.reduce((scene, [kind, chances]) => {
    const after = changes[kind](scene, chances);
    return { ...after, kinds: [...scene.kinds, kind] };
  }, untouched(mission));
}

/** Which lines of the healthy STATE.md still stand. */
export const standingIn = ({ outline, lines }: Scene): ReadonlySet<number> => standing(outline, lines);
