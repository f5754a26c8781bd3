import { defineConfig } from 'vitest/config';

const report = process.env.TEST_REPORT;

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 20_000,
    // For scripts that count the tests.
    ...(report && { reporters: ['default', ['json', { outputFile: report }]] }),
  },
});
