import { describe, expect, test } from 'vitest';
import type { Rule } from '../../src/core/rule.js';
import { type LintOptions, lint } from '../../src/index.js';
import { edited, mission, now } from './mission.js';
import { linesOf } from './rule-test.js';

/** A repository to judge, what the rule says about it, and why it is skipped. */
export interface Situation extends Pick<LintOptions, 'base' | 'rev' | 'git'> {
  /** Where to lint. */
  readonly top: string;
  /** As in the cases of `rule-test.ts`. Silent when it is not said. */
  readonly says?: readonly string[];
  /** What each reason holds; not skipped when it is not said. */
  readonly skips?: readonly string[];
}

/** Runs one rule alone over real repositories, as users run it. Each is made when its test runs. */
export function ruleTest(rule: Rule<never>, situations: Readonly<Record<string, () => Situation>>): void {
  describe(rule.id, () => {
    test.each(Object.entries(situations))('%s', async (_, make) => {
      const { top, says = [], skips = [], ...options } = make();
      const { report } = await lint({ cwd: top, only: [rule.id], now, ...options });
      expect(report.findings.flatMap(linesOf)).toEqual(says);
      expect(report.skipped.map(({ reason }) => reason)).toEqual(skips.map((part) => expect.stringContaining(part)));
    });
  });
}

type Files = Readonly<Record<string, string>>;

/** The healthy mission, whose last commit is another one. The name stands at 82:16, in quotes. */
export function recording(name: string): Files {
  return { '.grid/STATE.md': edited(mission, { '"4be91d2"': JSON.stringify(name) }) };
}

/** The healthy mission, whose artifact is another file. The path stands at 69:13, in quotes. */
export function claiming(path: string): Files {
  return { '.grid/STATE.md': edited(mission, { '"src/recipe.ts"': JSON.stringify(path) }) };
}

/** The digits that messages show of a commit. */
export const short = (hash: string): string => hash.slice(0, 7);
