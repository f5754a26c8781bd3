import type { Reporter } from './reporter.js';

const json: Reporter = (report) => `${JSON.stringify(report, null, 2)}\n`;
export default json;
