import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const report = process.env.TEST_REPORT;

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/seed.ts'],
    // A busy machine makes tests slow, and not wrong.
    testTimeout: 60_000,
    // Most tests wait for git: one core need not be left to the others.
    maxWorkers: availableParallelism(),
    // For scripts that count the tests.
    ...(report && { reporters: ['default', ['json', { outputFile: report }]] }),
  },
});
