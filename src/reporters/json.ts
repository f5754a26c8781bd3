import { inertJson } from '../text/inert-json.js';
import type { Reporter } from './reporter.js';

/** The report as it is: the contract of every front door. */
const json: Reporter = (report) => `${inertJson(report)}\n`;
export default json;
