// The files beside STATE.md as they are before anything has happened (checkpoint flow, "File Write Timeline"). What they
// explain stands in comments, so that nobody reads it as an entry.

/** As YAML from end to end, which is how the persistence guide aggregates it. */
export const warmth = `# What the blocks of this mission learned, for those that come after them. After each block, the lessons_learned of its
# SUMMARY are added here, each once.

# How things are done in this code
codebase_patterns: []

# What goes wrong, and how not to run into it again
gotchas: []

# What the user likes, and what not
user_preferences: []

# What was decided on the way
decisions_made: []

# What was nearly done, and why it was not
almost_did: []
`;

export const scratchpad = `# Scratchpad

<!--
What programs find out while they work, as soon as they do: if a session dies, this is what is left of it. Each entry has
a line with program, time and kind, and its finding below. New entries go to the end of the file.

executor-001 | 14:05:00 | PROGRESS
Finding: "Thread 1 complete (commit abc1234)"

Kinds are words in capitals: PATTERN, PROGRESS, GOTCHA, DECISION, BLOCKER.
-->
`;

export const decisions = `# Decisions

<!--
What the user decided, so that nobody asks twice. What affects several phases also stands in STATE.md, under
persistent.decisions, with the same id and in the same words.

## dec-001: Which database keeps the orders?
- **Decision:** PostgreSQL
- **Rationale:** Several processes write at once
- **Phase:** 01-foundation
- **Date:** 2026-01-24
-->
`;

export const blockers = `# Blockers

<!--
What is in the way, and what has been resolved. While it is ACTIVE, it also stands in STATE.md, under blockers, with the
same id. The type is missing_credential, external_api, permission or dependency.

## blocker-001
- **Status:** ACTIVE
- **Type:** missing_credential
- **Description:** There is no key for the payment service
- **Position:** block 01-02, thread 3
-->
`;

/** What lies in the root for a while and belongs to nobody's history: the lock, and what a write leaves when it dies. */
export const ignored = `.state.lock
*.tmp
*.bak
`;
