/** Edits that bring the healthy mission to its end. */
export const finished = {
  'status: "in_progress"\nmode': 'status: "complete"\nmode',
  'completed: ["01-pantry"]': 'completed: ["01-pantry", "02-kitchen"]',
  'status: "in_progress"\n      blocks: 3\n      blocks_complete: 2':
    'status: "complete"\n      blocks: 3\n      blocks_complete: 3',
  'completed_at: null': 'completed_at: "2026-05-12T09:15:00Z"',
  'thread: 2\n  thread_total: 4': 'thread: 4\n  thread_total: 4',
  'blocks_complete: 4\n  blocks_total: 5\n  threads_complete: 13\n  threads_total: 16\n  percent: 80.0':
    'blocks_complete: 5\n  blocks_total: 5\n  threads_complete: 16\n  threads_total: 16\n  percent: 100.0',
  [`  active:
    - id: "executor-007"
      type: "executor"
      spawned_at: "2026-05-12T09:00:00Z"
      task: "Kitchen timers"
      phase: "02-kitchen"
      block: "02-03"
      last_heartbeat: "2026-05-12T09:14:00Z"
`]: '  active: []\n',
};

/** Edits that add a third phase to the healthy mission, lines 29 to 35. */
export const thirdPhase = {
  'total: 2\n  current': 'total: 3\n  current',
  '\nposition:\n': `
    - id: "03-table"
      name: "Table"
      status: "pending"
      blocks: 1
      blocks_complete: 0
      started_at: null
      completed_at: null
position:
`,
};
