import { delegationLifecycle, sessionPhaseLifecycle } from './lifecycle.js';

// The lists of H, with what practice adds to them, each written once.

export const words = {
  sessionStatus: ['pending', 'queued', 'running', 'completed', 'failed', 'error', 'cancelled', 'interrupt'],
  sessionPhase: Object.keys(sessionPhaseLifecycle.edges),
  delegationStatus: Object.keys(delegationLifecycle.edges),
  notificationStatus: ['started', 'completed', 'failed', 'cancelled'],
  executionMode: ['sdk', 'pty', 'headless'],
  surface: ['agent-delegation', 'command-process'],
  recoveryGuarantee: ['resumable', 'best-effort', 'non-resumable-after-restart'],
  terminalKind: [
    ...['completed', 'error', 'timeout', 'cancelled', 'restarted'],
    ...['runtime-dispatch-unsupported', 'interrupted-by-signal', 'non-resumable-after-restart'],
  ],
  turnStatus: ['pending', 'in_progress', 'complete', 'failed', 'skipped'],
  primitive: ['agent', 'command', 'skill', 'tool'],
  scope: ['project', 'user', 'global'],
} as const;
