import fc from 'fast-check';

// Properties draw the same values in every run, so that a run says the same every time. To look at others:
// AGENT_STATE_LINT_SEED=7 npx vitest run
const { AGENT_STATE_LINT_SEED: seed = '1' } = process.env;
fc.configureGlobal({ seed: Number(seed) });
