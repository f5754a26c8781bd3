import type { Data } from '../../../../core/data.js';
import type { Source } from '../../../../core/recovery.js';
import { isDataMap, mapOf } from '../../../../text/data.js';
import { type Claim, type Evidence, type EvidenceKind, evidenceKinds } from '../evidence.js';
import { pathsTo } from '../kept-rows.js';
import type { Circumstances } from './circumstances.js';
import type { Settled } from './settled.js';
import { isSound } from './sound.js';

/** What one source says of one thing. */
export interface Witness {
  readonly kind: EvidenceKind;
  readonly claim: Claim;
}

/** All evidence, the strongest first. */
export interface Weighed {
  readonly evidence: readonly Evidence[];
  /** What the sources say of a key path, the strongest first. */
  all(path: string): readonly Witness[];
  /** What sources of one kind say of it first. */
  said(kind: EvidenceKind, path: string): Claim | undefined;
  /** What stands in the present file below a path and cannot stand there, by key paths from there on. */
  odd(path: string): ReadonlyMap<string, Claim>;
}

/** These do not change while a mission lasts: what was right once is right now. */
const unchanging = new Set(['mission_id', 'cluster', 'created_at', 'version']);
/** These are about now, not about some commit. */
const present = new Set<EvidenceKind>(['state', 'checkpoint', 'summary']);

/** Puts evidence in the order of its strength, without the values that turned out to break a rule. */
export function weigh(
  evidence: readonly Evidence[],
  { distrusted, refused }: Pick<Circumstances, 'distrusted' | 'refused'>,
): Weighed {
  const everywhere = [...refused].map((path) => path.split('.'));
  const inPresent = [...[...distrusted].map((path) => path.split('.')), ...everywhere];
  const sorted = [...evidence].sort((a, b) => evidenceKinds.indexOf(a.kind) - evidenceKinds.indexOf(b.kind));
  const sound = sorted.map((one) => {
    const paths = one.kind === 'state' ? inPresent : everywhere;
    return soundPart(paths.length > 0 ? without(one, paths) : one);
  });
  const trusted = sound.map((one) => (one.kind === 'state' ? withoutOutvoted(one, sound) : one));
  const odd = oddByHolder(trusted.find(({ kind }) => kind === 'state'));
  return {
    evidence: trusted,
    odd: (path) => odd.get(path) ?? new Map(),
    all: (path) => {
      return trusted.flatMap(({ kind, fields }) => {
        const claim = fields.get(path);
        return claim ? [{ kind, claim }] : [];
      });
    },
    said: (kind, path) => trusted.find((one) => one.kind === kind && one.fields.has(path))?.fields.get(path),
  };
}

/** The present file without the values whose lines were damaged, where a source that is not says something. */
function withoutOutvoted(state: Evidence, evidence: readonly Evidence[]): Evidence {
  const fields = [...state.fields].filter(([path, { damage }]) => {
    // Where the mission stands is told by several fields together: these are weighed there.
    const kinds = path.startsWith('position.') ? undefined : damage && voices[damage];
    return !kinds || !evidence.some((one) => kinds.has(one.kind) && one.fields.get(path)?.sure);
  });
  return fields.length === state.fields.size ? state : { ...state, fields: new Map(fields) };
}

/** Who counts more than a damaged line: of a merge conflict, the last good version may be older than both sides. */
const voices = {
  cut: new Set<EvidenceKind>(['checkpoint', 'version', 'body', 'summary']),
  contested: new Set<EvidenceKind>(['checkpoint', 'body', 'summary']),
};

/** By each path around it, what cannot stand below that. */
function oddByHolder(state: Evidence | undefined): ReadonlyMap<string, ReadonlyMap<string, Claim>> {
  const byHolder = new Map<string, Map<string, Claim>>();
  for (const [path, claim] of state?.odd ?? []) {
    for (const holder of pathsTo(path)) {
      const inside = byHolder.get(holder) ?? new Map<string, Claim>();
      byHolder.set(holder, inside.set(path.slice(holder.length + 1), claim));
    }
  }
  return byHolder;
}

/** The first sound claim by strength, and what others say instead. */
export function choose(
  weighed: Weighed,
  path: string,
  isLegal: (value: Data) => boolean = () => true,
): Settled | undefined {
  const witnesses = weighed.all(path);
  const chosen = witnesses.find(
    ({ claim }) => (!Array.isArray(claim.value) || isSound(path, claim.value)) && isLegal(claim.value),
  );
  if (!chosen) return undefined;
  return settle(weighed, path, chosen);
}

/** A claim as it is settled on: with what other sources say of the path. */
function settle(weighed: Weighed, path: string, { kind, claim }: Witness): Settled {
  const sure = claim.sure && (present.has(kind) || unchanging.has(path));
  return { value: claim.value, source: claim.source, sure, ...othersOf(weighed, path, claim.value) };
}

/** What sources say of a path that was settled otherwise: each value once. */
export function othersOf(weighed: Weighed, path: string, value: Data): Pick<Settled, 'otherwise'> {
  const seen = new Set([keyOf(value)]);
  const otherwise = weighed.all(path).flatMap(({ kind, claim }) => {
    if (!contradicts(kind, path, claim, value)) return [];
    const key = keyOf(claim.value);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ value: claim.value, source: claim.source }];
  });
  return otherwise.length > 0 ? { otherwise } : {};
}

/** What differs need not contradict. */
function contradicts(kind: EvidenceKind, path: string, { value: said, sure }: Claim, value: Data): boolean {
  // Plans and summaries are cleared away: there may have been more of them.
  if (kind === 'plan' || kind === 'summary')
    return !(typeof said === 'number' && typeof value === 'number' && said < value);
  // That there are commits says nothing of the one that a state records, if it records any.
  if (kind === 'commit' && path === 'resume.last_commit') {
    return typeof value === 'string' && !String(said).startsWith(value);
  }
  // Nothing is left of a list that lost its items.
  return sure || !Array.isArray(said) || said.length > 0;
}

/** Whether two values say the same: a map is the same in any order. */
export function keyOf(value: Data): string {
  return JSON.stringify(value, (_, part: Data) => {
    return isDataMap(part) ? mapOf(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part;
  });
}

/** A source without the values that cannot stand where they are. Of lists, each item is judged when it is used. */
function soundPart(evidence: Evidence): Evidence {
  const fields = [...evidence.fields].filter(([path, { value }]) => Array.isArray(value) || isSound(path, value));
  return fields.length === evidence.fields.size ? evidence : { ...evidence, fields: new Map(fields) };
}

function without(evidence: Evidence, paths: readonly (readonly string[])[]): Evidence {
  const fields = new Map<string, Claim>();
  for (const [path, claim] of evidence.fields) {
    const own = path.split('.');
    const inside = paths.filter((one) => own.every((part, index) => one[index] === part) && one.length > own.length);
    const isOut = paths.some((one) => one.every((part, index) => own[index] === part));
    const value = isOut
      ? undefined
      : pruned(
          claim.value,
          inside.map((one) => one.slice(own.length)),
        );
    if (value !== undefined) fields.set(path, { ...claim, value });
  }
  return { ...evidence, fields };
}

/** A value without what stands at some paths in it. */
function pruned(value: Data, paths: readonly (readonly string[])[]): Data | undefined {
  if (paths.some((path) => path.length === 0)) return undefined;
  if (paths.length === 0) return value;
  const below = (key: string) => paths.filter(([first]) => first === key).map((path) => path.slice(1));
  if (Array.isArray(value)) {
    return value.flatMap((item: Data, index) => {
      const kept = pruned(item, below(String(index)));
      // A record keeps its place, whatever is left of it.
      return kept !== undefined ? [kept] : isDataMap(item) ? [mapOf([])] : [];
    });
  }
  if (!isDataMap(value)) return value;
  return mapOf(
    Object.entries(value).flatMap(([key, field]) => {
      const kept = pruned(field, below(key));
      return kept === undefined ? [] : [[key, kept] as const];
    }),
  );
}

/** A value that was worked out: by the source that says just that, else by what it was worked out from. */
export function attribute(weighed: Weighed, path: string, value: Data, worked: Source): Settled {
  const key = keyOf(value);
  const witness = weighed.all(path).find(({ claim }) => keyOf(claim.value) === key);
  if (witness) return settle(weighed, path, witness);
  return { value, source: worked, sure: false, ...othersOf(weighed, path, value) };
}
