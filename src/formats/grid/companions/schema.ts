import type { JsonSchema } from '../../../core/schema.js';

/** D6: `04`, `"04"` and 4 are one block. */
const number: JsonSchema = { type: ['string', 'integer'] };
const commit: JsonSchema = { 'x-kind': 'commit' };
const free: JsonSchema = {};
const position: JsonSchema = { properties: { phase: number, block: number, wave: number } };

/**
 * The fields of summaries and checkpoints that the documents name. Nothing is required, and any other field may stand
 * beside them (D24): this only tells what kind of thing a value is.
 */
export const companionSchema: JsonSchema = {
  properties: {
    cluster: free,
    phase: number,
    block: number,
    wave: number,
    position,
    status: free,
    // summaries
    subsystem: free,
    requires: { items: { properties: { block: number } } },
    provides: free,
    affects: { items: number },
    'tech-stack': free,
    tech_stack: free,
    commits: { ...commit, items: commit },
    artifacts_created: free,
    'artifacts-created': free,
    'key-files': free,
    key_files: free,
    lessons_learned: free,
    'lessons-learned': free,
    // checkpoints
    type: free,
    thread: free,
    checkpoint_details: free,
    verification_instructions: free,
    question: free,
    options: free,
    required_action: free,
    last_action: free,
    partial_work: free,
    error: free,
    completed_threads: free,
    'completed-threads': free,
    awaiting: free,
    user_response: free,
  },
};
