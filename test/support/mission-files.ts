/** A SUMMARY with all that it needs; the commit is one of the history in mission-history.ts. */
const summary = (block: string, commit: string): string => `---
cluster: recipe-box
block: "${block}"
commits: ["${commit}"]
artifacts_created: ["src/recipe.ts"]
---

# Block ${block}
`;

/** What lies beside the STATE.md of the healthy mission, so that its root is healthy, too. */
export const beside: Readonly<Record<string, string>> = {
  '.grid/phases/01-pantry/01-01-SUMMARY.md': summary('01-01', 'a47d19e'),
  '.grid/phases/01-pantry/01-02-SUMMARY.md': summary('01-02', '93d41ce'),
  '.grid/phases/02-kitchen/02-01-SUMMARY.md': summary('02-01', '86c8912'),
  '.grid/phases/02-kitchen/02-02-SUMMARY.md': summary('02-02', '4be91d2'),
  '.grid/phases/02-kitchen/02-03-PLAN.md': '# Timers\n\n1. Light the stove.\n',
};
