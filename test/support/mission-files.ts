/** A SUMMARY with all that it needs. */
const summary = (block: string): string => `---
cluster: recipe-box
block: "${block}"
commits: ["4be91d2"]
artifacts_created: ["src/recipe.ts"]
---

# Block ${block}
`;

/** What lies beside the STATE.md of the healthy mission, so that its root is healthy, too. */
export const beside: Readonly<Record<string, string>> = {
  '.grid/phases/01-pantry/01-01-SUMMARY.md': summary('01-01'),
  '.grid/phases/01-pantry/01-02-SUMMARY.md': summary('01-02'),
  '.grid/phases/02-kitchen/02-01-SUMMARY.md': summary('02-01'),
  '.grid/phases/02-kitchen/02-02-SUMMARY.md': summary('02-02'),
  '.grid/phases/02-kitchen/02-03-PLAN.md': '# Timers\n\n1. Light the stove.\n',
};
