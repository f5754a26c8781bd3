import { schemaLifecycle } from './lifecycle.js';

// The shapes and lists of S3.1, each written once.

const agentTypes = ['executor', 'planner', 'scout', 'recognizer', 'memory'] as const;

export const shapes = {
  sessionId: {
    pattern: '^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$',
    shape: 'a session id like sess-20260124T143000Z-abc123',
  },
  missionId: {
    pattern: '^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$',
    shape: 'a mission id like mission-20260124T140000Z-saas-dashboard',
  },
  phaseId: { pattern: '^\\d{2}-[a-z0-9-]+$', shape: 'a phase id like 01-foundation' },
  blockId: { pattern: '^\\d{2}-\\d{2}$', shape: 'a block id like 01-02' },
  decisionId: { pattern: '^dec-\\d{3}$', shape: 'a decision id like dec-001' },
  artifactId: { pattern: '^art-\\d{3}$', shape: 'an artifact id like art-001' },
  blockerId: { pattern: '^blocker-\\d{3}$', shape: 'a blocker id like blocker-001' },
  agentId: { pattern: `^(${agentTypes.join('|')})-\\d{3}$`, shape: 'an agent id like executor-003' },
  /** D15: `mc` is no agent type, yet it writes. */
  writerId: { pattern: `^(mc|(${agentTypes.join('|')})-\\d{3})$`, shape: 'an agent id like executor-003, or mc' },
  /** D14. */
  threadId: { pattern: '^\\d{1,4}(\\.\\d{1,4})?$', shape: 'a thread id like 02.3 or 4' },
  /** D6: `04`, `"04"` and 4 are one block. */
  blockNumber: { pattern: '^\\d{1,4}(-\\d{1,4})?$', shape: 'a block number like 2 or 01-02' },
  waveNumber: { pattern: '^\\d{1,4}$', shape: 'a wave number like 2' },
} as const;

export const words = {
  status: Object.keys(schemaLifecycle.edges),
  mode: ['autopilot', 'guided', 'hands_on'],
  phaseStatus: ['complete', 'in_progress', 'pending'],
  agentType: agentTypes,
  agentResult: ['success', 'failure', 'timeout', 'cancelled'],
  artifactType: ['schema', 'config', 'api', 'component', 'model'],
  blockerType: ['missing_credential', 'external_api', 'permission', 'dependency'],
  warningLevel: ['warning', 'info'],
} as const;

/** The categories of lessons and of warmth (D21). */
export const lessonCategories = [
  'codebase_patterns',
  'gotchas',
  'user_preferences',
  'decisions_made',
  'almost_did',
] as const;

/** What a mission may wait for at a checkpoint (D11). */
export const checkpointTypes = ['human_verify', 'decision', 'human_action', 'session_death', 'failure'] as const;
