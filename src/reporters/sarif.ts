import type { Log, Notification } from 'sarif';
import { type Finding, type Report, type Skipped, worstFirst } from '../core/finding.js';
import { product } from '../core/product.js';
import { inertJson } from '../text/inert-json.js';
import { count } from '../text/words.js';
import { asItIs, type Reporter, type ReporterContext } from './reporter.js';
import { lineHashes } from './sarif/line-hash.js';
import { sourceRoot } from './sarif/location.js';
import { resultOf } from './sarif/result.js';
import { Rules } from './sarif/rules.js';
import { plain } from './sarif/text.js';
import { hiddenInWords } from './severities.js';

/** GitHub refuses a run with more results, and of those it takes, it shows the first 5,000. */
const mostResults = 25_000;

/** SARIF 2.1.0, as GitHub's code scanning and editors read it. What was skipped stands among its notifications. */
const sarif: Reporter = (report, { sources, rules = [] }) => {
  const known = new Rules(rules);
  const sorted = [...report.findings].sort(worstFirst);
  const kept = sorted.slice(0, mostResults);
  const hashOf = lineHashesOf(kept, sources);
  const results = kept.map((finding) => resultOf(finding, known.indexOf(finding), hashOf(finding)));
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: product.name,
            informationUri: product.url,
            version: product.version,
            semanticVersion: product.version,
            rules: known.descriptors,
          },
        },
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: [
              ...report.skipped.map((one) => skippedNotification(one, known)),
              ...notShown(report, sorted.length - kept.length),
            ],
          },
        ],
        originalUriBaseIds: { [sourceRoot]: { description: { text: 'The top of the repository.' } } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
  return `${inertJson(log)}\n`;
};
export default sarif;

/** What nobody asked for is nothing to warn of. */
function skippedNotification({ rule, root, reason, unasked }: Skipped, rules: Rules): Notification {
  const associatedRule = rules.find(rule);
  return {
    level: unasked ? 'note' : 'warning',
    message: { text: plain(`${rule} was skipped in ${asItIs(root)}: ${reason}`, rule) },
    ...(associatedRule && { associatedRule }),
  };
}

function notShown(report: Report, leftOut: number): Notification[] {
  const hidden = hiddenInWords(report);
  return [
    ...(leftOut > 0 ? [`${count(leftOut, 'finding')} left out: GitHub takes ${mostResults}, the worst are here`] : []),
    ...(hidden === undefined ? [] : [`hidden: ${hidden}`]),
  ].map((text) => ({ level: 'warning', message: { text } }));
}

/** The hash of the line that a finding begins on; each file is gone through once. */
function lineHashesOf(findings: readonly Finding[], sources: ReporterContext['sources']) {
  const wanted = new Map<string, Set<number>>();
  for (const { path, start } of findings) {
    const lines = wanted.get(path) ?? new Set();
    wanted.set(path, lines.add(start.line));
  }
  const hashes = new Map<string, ReadonlyMap<number, string>>();
  for (const [path, lines] of wanted) {
    const text = sources.get(path);
    if (text !== undefined) hashes.set(path, lineHashes(text, lines));
  }
  return ({ path, start }: Finding): string | undefined => hashes.get(path)?.get(start.line);
}
