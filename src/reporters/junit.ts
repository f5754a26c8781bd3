import type { Finding, Report, Skipped } from '../core/finding.js';
import { product } from '../core/product.js';
import { type Element, element, textElement, xmlOf } from './junit/xml.js';
import { asItIs, type Reporter } from './reporter.js';

/** One thing that a test report tells of. */
interface Case {
  readonly element: Element;
  readonly outcome: 'passed' | 'failed' | 'skipped';
}

interface Suite {
  readonly name: string;
  readonly cases: readonly Case[];
}

/**
 * JUnit XML, as Jenkins and GitLab read it. A suite is a file with its findings, or a root with what was skipped
 * there, but for what nobody asked for; a root without findings has one test that passed. Warnings fail as errors do, for these formats know no
 * third outcome, as that of ESLint has it; infos pass, and say why they are there.
 */
const junit: Reporter = (report, { elapsedMs }) => {
  const suites = suitesOf(report);
  const cases = suites.flatMap((suite) => suite.cases);
  const { skipped: _, ...numbers } = count(cases); // this element has no attribute for it
  const time = (elapsedMs / 1000).toFixed(3);
  return xmlOf(element('testsuites', { name: product.name, ...numbers, time }, suites.map(suiteElement)));
};
export default junit;

function suitesOf({ roots, findings, skipped }: Report): Suite[] {
  const suites = new Map<string, Case[]>();
  const add = (name: string, one: Case) => {
    const cases = suites.get(name) ?? [];
    suites.set(name, cases);
    cases.push(one);
  };
  const found = foldersOf(findings);
  for (const { path } of roots) if (!found.has(path)) add(asItIs(path), passed(asItIs(path)));
  for (const one of skipped) if (!one.unasked) add(asItIs(one.root), skippedCase(one));
  for (const finding of findings)
    add(asItIs(finding.path), finding.severity === 'info' ? told(finding) : failed(finding));
  return [...suites].map(([name, cases]) => ({ name, cases }));
}

/** Every folder that some finding lies in, at any depth; `''` is the repository. */
function foldersOf(findings: readonly Finding[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of new Set(findings.map((finding) => finding.path))) {
    folders.add('');
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) folders.add(path.slice(0, at));
  }
  return folders;
}

function suiteElement({ name, cases }: Suite): Element {
  return element(
    'testsuite',
    { name, ...count(cases) },
    cases.map((one) => one.element),
  );
}

function count(cases: readonly Case[]) {
  const number = (outcome: Case['outcome']) => String(cases.filter((one) => one.outcome === outcome).length);
  return { tests: String(cases.length), failures: number('failed'), errors: '0', skipped: number('skipped') };
}

function passed(root: string): Case {
  return { outcome: 'passed', element: element('testcase', { name: product.name, classname: root }) };
}

function skippedCase({ rule, root, reason }: Skipped): Case {
  const content = [element('skipped', { message: reason })];
  return { outcome: 'skipped', element: element('testcase', { name: rule, classname: asItIs(root) }, content) };
}

function failed(finding: Finding): Case {
  const { severity, message } = finding;
  return {
    outcome: 'failed',
    element: testcase(finding, textElement('failure', { type: severity, message }, details(finding))),
  };
}

function told(finding: Finding): Case {
  const lines = [`${finding.severity}: ${finding.message}`, ...details(finding)];
  return { outcome: 'passed', element: testcase(finding, textElement('system-out', {}, lines)) };
}

function testcase({ rule, path, start }: Finding, content: Element): Element {
  return element('testcase', { name: `${rule} ${start.line}:${start.column}`, classname: path }, [content]);
}

/** Each line begins with a word of our own, so that no text of strangers does. */
function details({ path, start, related = [], url }: Finding): string[] {
  return [
    `at ${path}:${start.line}:${start.column}`,
    ...related.map((one) => `see ${one.path}:${one.start.line}:${one.start.column} ${one.message}`),
    `rule ${url}`,
  ];
}
