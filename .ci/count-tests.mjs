// Adds up the reports of vitest that lie in a folder. A test file that could not be loaded counts as one failure.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);
const reports = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
const sum = (figures) => figures.reduce((total, figure) => total + figure, 0);

const unloaded = reports.flatMap(({ testResults }) =>
  testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0),
);
const passed = sum(reports.map(({ numPassedTests }) => numPassedTests));
const failed = sum(reports.map(({ numFailedTests }) => numFailedTests)) + unloaded.length;
console.log(`${passed} passed, ${failed} failed`);
