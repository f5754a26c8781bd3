// Summaries and plans of the healthy missions in test/support/mission.ts.

type Files = Readonly<Record<string, string>>;

/** A SUMMARY with all that it needs. */
export const summary = (block: string, more = ''): string => `---
cluster: recipe-box
block: ${block}
commits: ["4be91d2"]
artifacts_created: ["src/recipe.ts"]
${more}---

# Block ${block}
`;

export const plan = '# Plan\n\n1. Light the stove.\n';

/** The four blocks of the schema mission that are complete: two of the first phase, two of the second. */
export const allSummaries: Files = {
  '.grid/phases/01-pantry/01-01-SUMMARY.md': summary('"01-01"'),
  '.grid/phases/01-pantry/01-02-SUMMARY.md': summary('"01-02"'),
  '.grid/phases/02-kitchen/02-01-SUMMARY.md': summary('"02-01"'),
  '.grid/phases/02-kitchen/02-02-SUMMARY.md': summary('"02-02"'),
};

/** Files without some of them. */
export function without(files: Files, ...paths: readonly string[]): Files {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !paths.some((one) => path.endsWith(one))));
}
