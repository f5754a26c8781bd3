import { type Edits, edited } from './mission.js';

// A Hivemind root with nothing wrong, judged at `now` of mission.ts: 1778577600000, 2026-05-12T09:20:00Z. A session runs
// since 09:00; one of its delegations is done, one runs. All moments are ms since 1970: 1778576400000 is 09:00:00Z.

const delegations = `[
  {
    "id": "0b6f3c1e-8f5a-4d1c-9a52-6f0f5f4a7e21",
    "parentSessionId": "ses_1e5a90c3fffeRecipeBoxMain1",
    "childSessionId": "ses_1e5a8f02fffdShelvesChild01",
    "agent": "builder",
    "status": "completed",
    "createdAt": 1778576460000,
    "safetyCeilingMs": 1800000,
    "lastMessageCount": 12,
    "stablePollCount": 3,
    "lastMessageCountChangeAt": 1778576640000,
    "nestingDepth": 1,
    "executionMode": "sdk",
    "workingDirectory": "/home/cook/recipe-box",
    "queueKey": "agent:builder",
    "surface": "agent-delegation",
    "recoveryGuarantee": "resumable",
    "explicitCancellation": false,
    "completedAt": 1778576700000,
    "resultBriefSummary": "Shelves are up",
    "gracePeriodExpiresAt": 1778577300000
  },
  {
    "id": "dt-1778576760000-k3x9qa",
    "parentSessionId": "ses_1e5a90c3fffeRecipeBoxMain1",
    "childSessionId": "ses_1e5a8e41fffcTimersChild001",
    "agent": "builder",
    "status": "running",
    "createdAt": 1778576760000,
    "safetyCeilingMs": 1800000,
    "lastMessageCount": 4,
    "stablePollCount": 0,
    "lastMessageCountChangeAt": 1778577480000,
    "nestingDepth": 1,
    "executionMode": "sdk",
    "workingDirectory": "/home/cook/recipe-box",
    "queueKey": "agent:builder",
    "surface": "agent-delegation",
    "recoveryGuarantee": "resumable",
    "explicitCancellation": false
  }
]
`;

const continuity = `{
  "version": 1,
  "updatedAt": 1778577540000,
  "sessions": {
    "ses_1e5a90c3fffeRecipeBoxMain1": {
      "sessionID": "ses_1e5a90c3fffeRecipeBoxMain1",
      "promptParams": {},
      "metadata": {
        "status": "running",
        "description": "Build the recipe box",
        "delegation": null,
        "constraints": [],
        "lifecycle": {
          "phase": "running",
          "transitionHistory": [
            { "from": "created", "to": "dispatching", "at": 1778576400000 },
            { "from": "dispatching", "to": "running", "at": 1778576402000 }
          ]
        },
        "pendingNotifications": [
          {
            "sessionID": "ses_1e5a8f02fffdShelvesChild01",
            "description": "Delegation: builder",
            "agent": "builder",
            "status": "completed",
            "metadata": {
              "delegationId": "0b6f3c1e-8f5a-4d1c-9a52-6f0f5f4a7e21",
              "terminalState": "completed",
              "recoveryGuarantee": "resumable"
            },
            "createdAt": 1778576700000,
            "delivered": true
          }
        ],
        "updatedAt": 1778577540000
      }
    }
  },
  "governance": { "rules": [], "violations": [] }
}
`;

const workflows = `{
  "version": 1,
  "updatedAt": 1778576580000,
  "workflows": {
    "wf-mp2k3c8w-a1b2c3": {
      "id": "wf-mp2k3c8w-a1b2c3",
      "type": "batch-config",
      "currentTurn": 1,
      "turns": {
        "0": { "status": "complete", "output": { "found": 2 }, "completedAt": 1778576520000 },
        "1": { "status": "pending", "output": null },
        "2": { "status": "pending", "output": null }
      },
      "targetPrimitives": [{ "type": "agent", "name": "builder" }],
      "scope": "project",
      "mode": "batch-modify",
      "startedAt": 1778576460000,
      "updatedAt": 1778576580000
    }
  }
}
`;

const events = `{
  "sessionId": "ses_1e5a90c3fffeRecipeBoxMain1",
  "artifactStem": "ses_1e5a",
  "startedAt": 1778576400000,
  "updatedAt": 1778577000000,
  "counters": { "eventCount": 3, "sessionStartCount": 1, "sessionEndCount": 0 },
  "toc": [{ "index": 1 }, { "index": 2 }, { "index": 3 }],
  "events": [
    {
      "type": "session_start",
      "source": "session",
      "timestamp": 1778576400000,
      "sessionId": "ses_1e5a90c3fffeRecipeBoxMain1"
    },
    {
      "type": "session_updated",
      "source": "session",
      "timestamp": 1778576700000,
      "sessionId": "ses_1e5a90c3fffeRecipeBoxMain1"
    },
    {
      "type": "session_idle",
      "source": "session",
      "timestamp": 1778577000000,
      "sessionId": "ses_1e5a90c3fffeRecipeBoxMain1"
    }
  ]
}
`;

const eventPage = `# ses_1e5a

**Session ID:** ses_1e5a90c3fffeRecipeBoxMain1
**Updated:** 1778577000000
**eventCount:** 3

---

## Table of Contents

| # | Timestamp | Type |
|---|-----------|------|
| 1 | 1778576400000 | session_start |
| 2 | 1778576700000 | session_updated |
| 3 | 1778577000000 | session_idle |
`;

const journal = `{"id":"ses_1e5a:1","sessionId":"ses_1e5a90c3fffeRecipeBoxMain1","actor":"system","eventType":"session.created","timestamp":1778576400000,"summary":"Session started"}
{"id":"ses_1e5a:2","sessionId":"ses_1e5a90c3fffeRecipeBoxMain1","actor":"agent","eventType":"delegation.dispatched","timestamp":1778576460000,"summary":"Shelves"}
`;

const sessionState = `# SESSION-STATE.md — Recipe box

**WAL Protocol: Write BEFORE responding. Survives compaction.**

## Current Task
Build the recipe box.

## Key Context
- Shelves first, then timers.

## Pending Actions
- [x] Shelves
- [ ] Timers

## Recent Decisions
| Decision | Rationale | When |
|----------|-----------|------|
| Oak shelves | They carry more | 2026-05-12 |
`;

const taskPlan = `# Task Plan: Recipe box

## Current Phase
Phase 2: Timers

## Phases

### Phase 1: Shelves
- [x] Saw
- [x] Mount
**Status:** complete

### Phase 2: Timers
- [ ] Wire
**Status:** in_progress
`;

const findings = `# Findings

- Oak carries more than pine.
`;

const progress = `# Progress: Recipe box

## Session: 2026-05-12
### Phase 1: Shelves
- **Status:** complete

### Phase 2: Timers
- **Status:** in_progress
`;

/** The files of the healthy root, by their paths inside it. */
export const hivemindFiles: Readonly<Record<string, string>> = {
  'state/delegations.json': delegations,
  'state/session-continuity.json': continuity,
  'state/config-workflows.json': workflows,
  'event-tracker/ses_1e5a.json': events,
  'event-tracker/ses_1e5a.md': eventPage,
  'journal/2026-05-12.jsonl': journal,
  'state/SESSION-STATE.md': sessionState,
  'state/planning/shelves-reset-2026-05-12/task_plan.md': taskPlan,
  'state/planning/shelves-reset-2026-05-12/findings.md': findings,
  'state/planning/shelves-reset-2026-05-12/progress.md': progress,
};

/**
 * The healthy root in a repository, with changes: by path inside the root, edits on a file, a whole text (also of a file
 * that is not there otherwise), or null for a file that is gone. A case of `ruleTest` takes it as its `given`.
 */
export function hivemind(changes: Readonly<Record<string, Edits | string | null>> = {}): {
  readonly files: Readonly<Record<string, string>>;
} {
  const files: Record<string, string> = { ...hivemindFiles };
  for (const [file, change] of Object.entries(changes)) {
    if (change === null) delete files[file];
    else files[file] = typeof change === 'string' ? change : edited(files[file] ?? '', change);
  }
  return { files: Object.fromEntries(Object.entries(files).map(([file, text]) => [`.hivemind/${file}`, text])) };
}
