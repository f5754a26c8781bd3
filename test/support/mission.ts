/** Text edits on a file: what stands there, and what to put instead. Each must stand there exactly once or more; the first goes. */
export type Edits = Readonly<Record<string, string>>;

/** Applies edits; an edit of text that is not there is a mistake of the test. */
export function edited(text: string, edits: Edits = {}): string {
  let result = text;
  for (const [from, to] of Object.entries(edits)) {
    if (!result.includes(from)) throw new Error(`the test edits text that is not there: ${from}`);
    result = result.replace(from, () => to);
  }
  return result;
}

/** When the healthy mission is judged. */
export const now = Date.parse('2026-05-12T09:20:00Z');

/** A mission in the schema dialect with nothing wrong: two phases, one done, two of three blocks of the second done. */
export const mission = `---
version: "1.0"
session_id: "sess-20260512T080000Z-q7w2e9"
mission_id: "mission-20260511T090000Z-recipe-box"
cluster: "Recipe Box"
created_at: "2026-05-11T09:00:00Z"
updated_at: "2026-05-12T09:15:00Z"
status: "in_progress"
mode: "guided"
phases:
  total: 2
  current: 2
  completed: ["01-pantry"]
  definitions:
    - id: "01-pantry"
      name: "Pantry"
      status: "complete"
      blocks: 2
      blocks_complete: 2
      started_at: "2026-05-11T09:10:00Z"
      completed_at: "2026-05-11T16:00:00Z"
    - id: "02-kitchen"
      name: "Kitchen"
      status: "in_progress"
      blocks: 3
      blocks_complete: 2
      started_at: "2026-05-12T08:00:00Z"
      completed_at: null
position:
  phase: 2
  phase_id: "02-kitchen"
  phase_name: "Kitchen"
  block: 3
  block_id: "02-03"
  block_name: "Timers"
  wave: 1
  thread: 2
  thread_total: 4
progress:
  blocks_complete: 4
  blocks_total: 5
  threads_complete: 13
  threads_total: 16
  percent: 80.0
agents:
  active:
    - id: "executor-007"
      type: "executor"
      spawned_at: "2026-05-12T09:00:00Z"
      task: "Kitchen timers"
      phase: "02-kitchen"
      block: "02-03"
      last_heartbeat: "2026-05-12T09:14:00Z"
  completed:
    - id: "planner-001"
      type: "planner"
      result: "success"
      duration_seconds: 61
persistent:
  decisions:
    - id: "dec-001"
      decision: "Amounts are stored in grams"
      phase_decided: "01-pantry"
      affects_phases: ["01-pantry", "02-kitchen"]
      rationale: "One unit to convert from"
  artifacts:
    - id: "art-001"
      type: "model"
      path: "src/recipe.ts"
      created_phase: "01-pantry"
      used_by_phases: ["02-kitchen"]
  tech_stack:
    runtime: "node-24"
    database: "sqlite"
    added_packages:
      - name: "zod"
        added_phase: "01-pantry"
        purpose: "Check recipes on import"
resume:
  checkpoint_file: null
  last_agent: "executor-007"
  last_commit: "4be91d2"
  can_resume: true
  resume_position:
    phase: 2
    block: 3
    thread: 2
budget:
  total_cost_usd: 6.4
  session_cost_usd: 2.1
  spawns_this_session: 3
warnings:
  - level: "info"
    message: "The test database is slow"
    source: "executor-007"
    timestamp: "2026-05-12T09:05:00Z"
blockers: []
energy: 9000
---

# THE GRID - Mission State

## Mission: Recipe Box

**Status:** in_progress
**Mode:** guided
**Progress:** [################----] 80.0%

## Current Position

Phase 2/2: Kitchen
Block 3: Timers
Thread 2/4

## Active Agents

- **executor-007**: Kitchen timers (02-03)
`;

/** A mission in the persistence dialect with nothing wrong, as bare YAML. */
export const persistence = `cluster: recipe-box
status: active
position:
  phase: 1
  block: 2
  wave: 1
  thread: "02.3"
progress_percent: 16
created_at: "2026-05-11T09:00:00Z"
updated_at: "2026-05-12T09:15:00Z"
`;

/** A mission in the prose dialect with nothing wrong. */
export const prose = `# Grid State - recipe-box

## Current Position
Phase: 2 of 3 (Kitchen)
Block: 03 of 05
Status: Block complete
Last activity: 2026-05-12 - Completed 03-PLAN.md

Progress: [███░░] 60.0%

## Session Continuity
Last session: 2026-05-12 11:15
Stopped at: Completed Block 03
Resume file: None

## Block Status

### Phase 1: Pantry (Block 01)
- ✅ Block 01: Shelves - COMPLETE

### Phase 2: Kitchen (Blocks 02-04)
- ✅ Block 02: Stove - COMPLETE
- ✅ Block 03: Oven - COMPLETE
- ⏳ Block 04: Timers

### Phase 3: Table (Block 05)
- ⏳ Block 05: Menu cards
`;
