import type { Data } from '../../core/data.js';
import type { Report, ReportedRecovery } from '../../core/finding.js';
import { defaultLimits } from '../../core/limits.js';
import type { KeyPath } from '../../core/place.js';
import type { JsonSchema } from '../../core/schema.js';
import { walk } from '../../formats/common/schema.js';
import { specify } from '../../formats/common/specify.js';
import { formats } from '../../formats/index.js';
import { isDataMap } from '../../text/data.js';
import { TextDocument } from '../../text/document.js';
import { readJson } from '../../text/json.js';
import { capped } from '../../text/visible.js';
import { size } from '../../text/words.js';
import { decoded, errorOf, wrongBySchema } from '../data-file.js';
import { ruleUrl } from '../finding.js';
import { allRules } from '../lint.js';
import { UsageError } from '../usage-error.js';
import { doubtsAbout } from './doubts.js';
import schema from './generated/report.schema.json' with { type: 'json' };
import type { ReportFile } from './generated/types.js';
import { validateReportFile } from './generated/validators.mjs';
import { onlyKnown } from './known.js';

/** The largest report that is read, in bytes. */
export const mostBytes = 32 * 1024 * 1024;

/** A value of a recovered file may nest as deep as a state file, and stands some levels down in the report. */
const depth = defaultLimits.depth + 16;

/** Code points of what a reader is told: no message of ours comes near. */
const longestMessage = 4000;

/**
 * Reads the JSON report of an earlier run, which may come from anybody. What it holds then is of the right types, all
 * of its paths lead into the repository, no message is endless, and the pages of the rules are our own. Whether it is
 * true, nobody can know.
 * @param name how messages call it
 * @throws UsageError when it is too large or no JSON, or breaks the form in any way; the message says what is wrong and
 * where, and a ConfigurationError, which it is then, holds the first hundred faults
 */
export async function readReport(bytes: Uint8Array, name = 'the report'): Promise<Report> {
  if (bytes.length > mostBytes) throw new UsageError(`${name} is larger than ${size(mostBytes)}`);
  const text = decoded(name, bytes);
  const json = readJson(text, { ...defaultLimits, depth });
  const { data } = json;
  const plain = new TextDocument(name, text, json);
  if (data === undefined || json.faults.length > 0) {
    throw errorOf(
      { name },
      json.faults.map(({ message, start, end }) => ({ at: plain.span(start, end), message })),
    );
  }
  const newer = newerVersion(data);
  if (newer !== undefined) {
    const message = `the report is of version ${newer}, and version 1 is what this linter reads; a newer one is needed`;
    throw errorOf({ name }, [{ at: plain.at(['version']), message }]);
  }
  const crowded = crowdedMap(data);
  if (crowded) {
    const message = `a mapping of more than ${mostKeys} keys stands here, and no report has one`;
    throw errorOf({ name }, [{ at: plain.at(crowded), message }]);
  }
  const { verdict, data: sound } = specify<ReportFile>(data, specification);
  const violations = verdict.violations.slice(0, mostTold);
  const document = new TextDocument(name, text, { ...json, verdict: { ...verdict, violations } });
  const broken = await wrongBySchema(document);
  if (broken.length > 0) throw errorOf({ name }, broken);
  const doubts = firstOf(doubtsAbout(sound as ReportFile)); // with nothing wrong, nothing was left out
  if (doubts.length > 0) {
    throw errorOf(
      { name },
      doubts.map(({ keyPath, message }) => ({ at: document.at(keyPath), message })),
    );
  }
  return cleaned(onlyKnown(data, specification.schema) as unknown as ReportFile);
}

/** Of what is wrong, nobody reads more. */
const mostTold = 100;
/** In each of those that a schema declares: whoever looks for a key that was meant looks at all that are there. */
const mostKeys = 1000;

function firstOf<T>(items: Iterable<T>): readonly T[] {
  const first: T[] = [];
  for (const item of items) {
    if (first.push(item) === mostTold) break;
  }
  return first;
}

function crowdedMap(data: Data): KeyPath | undefined {
  let found: KeyPath | undefined;
  walk(specification.schema, data, ({ keyPath, value, schema }) => {
    if (found || !schema?.properties || !isDataMap(value)) return;
    if (Object.keys(value).length > mostKeys) found = [...keyPath];
  });
  return found;
}

const specification = { schema: schema as JsonSchema, validate: validateReportFile };

/** The version of a newer form: of that, what else is wrong says little. */
function newerVersion(data: Data): number | undefined {
  const version = isDataMap(data) ? data.version : undefined;
  return Number.isInteger(version) && Number(version) > 1 ? Number(version) : undefined;
}

/** Fields stay in their order: written again, the report is the same text. */
function cleaned({ version: _, roots, findings, recovery, skipped, ...others }: ReportFile): Report {
  const known = new Set(allRules(formats).map(({ id }) => id));
  return {
    version: 1,
    roots,
    findings: findings.map(({ fingerprint, url: _, related, repair, ...finding }) => ({
      ...finding,
      message: told(finding.message),
      ...(related && { related: related.map((one) => ({ ...one, message: told(one.message) })) }),
      ...(repair && { repair: { ...repair, title: told(repair.title) } }),
      fingerprint,
      url: known.has(finding.rule) ? ruleUrl(finding.rule) : ruleUrl('README'), // a newer linter may have more rules
    })),
    ...(recovery && { recovery: recovery.map((one) => ({ ...one, account: one.account.map(rowOf) })) }),
    skipped: skipped.map((one) => ({ ...one, reason: told(one.reason) })),
    ...others,
  };
}

const told = (message: string): string => capped(message, longestMessage);

type Row = NonNullable<ReportFile['recovery']>[number]['account'][number];

/** Values are whatever JSON can say. */
function rowOf(row: Row): ReportedRecovery['account'][number] {
  const { otherwise } = row;
  return {
    ...{ field: row.field, value: row.value as Data, source: row.source, sure: row.sure },
    ...(otherwise && { otherwise: otherwise.map(({ value, source }) => ({ value: value as Data, source })) }),
  };
}
