// Files beside STATE.md, with nothing wrong.

export const summary = `---
cluster: recipe-box
block: 01-01
commits: ["4be91d2"]
key-files:
  created: [src/recipe.ts]
---

# Block 01-01

| Thread | Commit |
| - | - |
| 1 | 5cf02e3 |
`;
export const checkpoint = `type: decision
block: 03
question: "Grams or ounces?"
completed_threads:
  - "Thread 03.1: Oven (commit abc123)"
options: [grams, ounces]
user_response: grams
`;
export const scratchpad = `# Scratchpad

executor-01 | 14:05:00 | PROGRESS
Finding: "Thread 1 complete (commit 6d013f4)"
---
executor-01 | 14:10:00 | GOTCHA
`;
