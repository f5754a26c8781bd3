import type { Change, Step } from '../../../core/change.js';
import { pathIn } from '../../../text/paths.js';
import { named } from '../../common/commits.js';
import { stateFile } from '../layout.js';
import type { GridSnapshot, GridState } from '../snapshot.js';
import { continued, isEnded, isSurelySame, type Relation, relationOf, type Standing, standingOf } from './standing.js';

/** One text of STATE.md, however many steps it stands in. */
export interface Version {
  /** Undefined when it cannot be read. */
  readonly state: GridState | undefined;
  /** Why it cannot be read. */
  readonly unread: string | undefined;
  /** Undefined when it cannot be read. */
  standing: Standing | undefined;
  /** What it stands for: itself; where it cannot be read, what it replaced, in a merge on every side. */
  stands: readonly Version[];
  /** Whether that is known: nobody knows what stood where a text that cannot be read stands from the start. */
  isTold: boolean;
}

/** A step, and what it is to be compared with. */
export interface Move {
  readonly step: Step<GridSnapshot>;
  /** What the parents had, the first one first; nothing of those that had no STATE.md. */
  readonly befores: readonly Version[];
  /** What they stand for: all of it can be read. */
  readonly stood: readonly Version[];
  /** Undefined when STATE.md is not there any more. */
  readonly after: Version | undefined;
  /**
   * How the mission goes with the one before; undefined where one of the two is not there or cannot be read, and where
   * missing commits may explain all. A merge goes on with the mission of any of its parents.
   */
  readonly relation: Relation | undefined;
  /** The earlier states of the same mission, of a merge one for each side; none when there is none, or nobody knows. */
  readonly froms: readonly Version[];
}

export interface Course {
  readonly moves: readonly Move[];
  /**
   * From the base to the end of one mission, whatever lies between. All that is a fault there is one of a step, too,
   * unless a merge took back what its other side had done: it has nothing of its own then.
   */
  readonly whole: Move | undefined;
  /** Why some of the moves cannot be judged. */
  readonly unjudged: readonly string[];
}

/** For more sides of merges of merges that nobody can read, no text stands. */
const mostStands = 16;

/** Several rules ask for the course of each change. */
const known = new WeakMap<Change, Course>();

/**
 * Follows the mission of a root through the steps of a change. A text that cannot be read stands for the one that it
 * replaced, so that nothing can be hidden behind it; so does the last state of a mission that comes back after it was
 * gone. A merge is held against all of its parents: what it has from any of them, the commits there did (D27).
 */
export function courseOf(change: Change<GridSnapshot>, now: GridSnapshot): Course {
  const course = known.get(change) ?? new CourseReader(now.root, change).read(now);
  known.set(change, course);
  return course;
}

class CourseReader {
  readonly #path: string;
  readonly #change: Change<GridSnapshot>;
  readonly #versions = new Map<string, Version>();
  /** The last state of each mission. */
  readonly #missions = new Map<string, Version>();
  readonly #unjudged = new Set<string>();

  constructor(root: string, change: Change<GridSnapshot>) {
    this.#path = pathIn(root, stateFile);
    this.#change = change;
  }

  read(now: GridSnapshot): Course {
    const base = this.#version(this.#change.base);
    if (base) this.#remember(base);
    const moves = this.#change.steps.map((step) => this.#move(step));
    return { moves, whole: this.#whole(base, now), unjudged: [...this.#unjudged] };
  }

  #whole(base: Version | undefined, now: GridSnapshot): Move | undefined {
    const after = this.#version(now);
    if (this.#change.gap !== undefined || !base || base === after || !base.isTold) return undefined;
    const step: Step<GridSnapshot> = {
      before: this.#change.base,
      others: [],
      after: now,
      commit: undefined,
      isWhole: true,
    };
    const whole: Move = { step, befores: [base], stood: base.stands, after, relation: undefined, froms: [] };
    if (!after) return whole;
    const isSame = base.standing && after.standing && isSurelySame(base.standing, after.standing);
    return isSame ? { ...whole, relation: 'same', froms: [base] } : undefined;
  }

  #move(step: Step<GridSnapshot>): Move {
    const befores = [...new Set([step.before, ...step.others].flatMap((side) => this.#version(side) ?? []))];
    const stood = [...new Set(befores.flatMap(({ stands }) => stands))];
    const after = this.#version(step.after);
    const nothing = { step, befores, stood, after, relation: undefined, froms: [] };
    if (!after) return nothing;
    const untold = befores.find(({ isTold }) => !isTold);
    if (!after.state) {
      after.stands = stood.slice(0, mostStands);
      after.isTold = !untold;
      return nothing;
    }
    const own = standingOf(after.state);
    after.standing = own;
    if (untold) {
      const { commit } = step;
      this.#unjudged.add(`${untold.unread} before ${commit ? named(commit) : 'what is not committed'}`);
      this.#remember(after);
      return nothing;
    }
    const relations = stood.map(({ standing }) => this.#relation(standing, own));
    const relation = ['same' as const, 'new' as const].find((one) => relations.includes(one)) ?? relations[0];
    const same = stood.filter((_, index) => relations[index] === 'same');
    const froms = same.length > 0 ? same : this.#earlier(own);
    for (const { standing } of froms) if (standing) after.standing = continued(after.standing, standing);
    this.#remember(after);
    return { ...nothing, relation: stood.length > 0 ? relation : this.#relation(undefined, own), froms };
  }

  #relation(before: Standing | undefined, after: Standing): Relation | undefined {
    if (this.#change.gap !== undefined) return before && isSurelySame(before, after) ? 'same' : undefined;
    return before ? relationOf(before, after) : 'new';
  }

  /** The last state of a mission that was gone for a while. A cluster may be that of another mission once it ended. */
  #earlier(standing: Standing): readonly Version[] {
    if (this.#change.gap !== undefined) return [];
    const found = this.#missions.get(keyOf(standing) ?? '');
    const isOver = found?.standing && standing.state.dialect !== 'schema' && isEnded(found.standing);
    return found && !isOver ? [found] : [];
  }

  #remember(version: Version): void {
    const key = version.standing && keyOf(version.standing);
    if (key !== undefined) this.#missions.set(key, version);
  }

  #version(snapshot: GridSnapshot | undefined): Version | undefined {
    const document = snapshot?.documents.find(({ path }) => path === this.#path);
    const refused = snapshot?.unreadable.find(({ path }) => path === this.#path);
    if (!snapshot || !(document || refused)) return undefined;
    const key = document ? `text ${document.text}` : `refused ${refused?.refusal} ${refused?.detail}`;
    const version = this.#versions.get(key) ?? versionOf(snapshot);
    this.#versions.set(key, version);
    return version;
  }
}

function versionOf({ state, unjudged }: GridSnapshot): Version {
  const unread = state?.dialect === 'prose' ? state.unread : undefined;
  if (state && unread === undefined) {
    const version: Version = { state, unread, standing: standingOf(state), stands: [], isTold: true };
    version.stands = [version];
    return version;
  }
  const why = unread ?? unjudged ?? `${stateFile} could not be read`;
  return { state: undefined, unread: why, standing: undefined, stands: [], isTold: false };
}

function keyOf({ state, mission }: Standing): string | undefined {
  return mission === undefined ? undefined : `${state.dialect} ${mission}`;
}
