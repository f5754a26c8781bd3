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
  /** Of the text, or of the last one before it that could be read; undefined when there is no such. */
  standing: Standing | undefined;
  /** Whether that is known: nobody knows what stood where a text that cannot be read stands from the start. */
  isTold: boolean;
}

/** A step, and what it is to be compared with. */
export interface Move {
  readonly step: Step<GridSnapshot>;
  /** Undefined when STATE.md was not there. */
  readonly before: Version | undefined;
  /** Undefined when STATE.md is not there any more. */
  readonly after: Version | undefined;
  /**
   * How the mission goes with the one before; undefined where one of the two is not there or cannot be read, and where
   * missing commits may explain all.
   */
  readonly relation: Relation | undefined;
  /** The earlier state of the same mission; undefined when there is none, or when nobody knows. */
  readonly from: Version | undefined;
}

export interface Course {
  readonly moves: readonly Move[];
  /** Why some of the moves cannot be judged. */
  readonly unjudged: readonly string[];
}

/** Several rules ask for the course of each change. */
const known = new WeakMap<Change, Course>();

/**
 * Follows the mission of a root through the steps of a change. A text that cannot be read stands for the one that it
 * replaced, so that nothing can be hidden behind it; so does the last state of a mission that comes back after it was
 * gone.
 */
export function courseOf(change: Change<GridSnapshot>, root: string): Course {
  const course = known.get(change) ?? new CourseReader(root, change).read();
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

  read(): Course {
    const base = this.#version(this.#change.base);
    if (base) this.#remember(base);
    const moves = this.#change.steps.map((step) => this.#move(step));
    return { moves, unjudged: [...this.#unjudged] };
  }

  #move(step: Step<GridSnapshot>): Move {
    const before = this.#version(step.before);
    const after = this.#version(step.after);
    const nothing = { step, before, after, relation: undefined, from: undefined };
    if (!after) return nothing;
    if (!after.state) {
      after.standing = before?.standing;
      after.isTold = before?.isTold ?? true;
      return { ...nothing, from: before };
    }
    const own = standingOf(after.state);
    after.standing = own;
    if (before && !before.isTold) {
      const { commit } = step;
      this.#unjudged.add(`${before.unread} before ${commit ? named(commit) : 'what is not committed'}`);
      this.#remember(after);
      return nothing;
    }
    const relation = this.#relation(before?.standing, own);
    const from = relation === 'same' ? before : this.#earlier(own);
    if (from?.standing) after.standing = continued(own, from.standing);
    this.#remember(after);
    return { ...nothing, relation, from };
  }

  #relation(before: Standing | undefined, after: Standing): Relation | undefined {
    if (this.#change.gap !== undefined) return before && isSurelySame(before, after) ? 'same' : undefined;
    return before ? relationOf(before, after) : 'new';
  }

  /** The last state of a mission that was gone for a while. A cluster may be that of another mission once it ended. */
  #earlier(standing: Standing): Version | undefined {
    if (this.#change.gap !== undefined) return undefined;
    const found = this.#missions.get(keyOf(standing) ?? '');
    const isOver = found?.standing && standing.state.dialect !== 'schema' && isEnded(found.standing);
    return isOver ? undefined : found;
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
  if (state && unread === undefined) return { state, unread, standing: standingOf(state), isTold: true };
  const why = unread ?? unjudged ?? `${stateFile} could not be read`;
  return { state: undefined, unread: why, standing: undefined, isTold: false };
}

function keyOf({ state, mission }: Standing): string | undefined {
  return mission === undefined ? undefined : `${state.dialect} ${mission}`;
}
