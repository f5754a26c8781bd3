import { textLines } from '../../../text/markdown.js';
import { either, quote } from '../../../text/words.js';
import { tableFault } from '../pages/decision-table.js';
import { sectionsOf } from '../pages/sections.js';
import { rule } from '../rule.js';

export const sessionState = rule({
  id: 'hivemind/session-state',
  severity: 'warning',
  summary: 'SESSION-STATE.md has its WAL line, its four sections and a whole table of decisions',
  source: 'Hivemind state 6',
  async check({ snapshot: { sessionState: page }, report, skip }) {
    if (!page || page.isBroken) return;
    const structure = await page.body.structure();
    if (!structure.ok) return skip(`${page.file}: ${structure.reason}`);
    const lines = textLines(page.body.lines, structure);
    if (!lines.some(({ raw }) => walLine.test(raw))) {
      report(
        page.document.at([]),
        'there is no line of the WAL protocol, expected "**WAL Protocol: Write BEFORE responding. Survives compaction.**"',
      );
    }
    const sections = sectionsOf(lines);
    const find = (name: string) => sections.find(({ title }) => isTitled(title, name));
    const missing = [...needed, decisions].filter((name) => !find(name));
    if (missing.length > 0) {
      const fact = missing.length === 1 ? 'a section is missing' : `${missing.length} sections are missing`;
      report(page.document.at([]), `${fact}: ${either(missing.map(quote), 'and')}`);
    }
    const decided = find(decisions);
    const fault = decided && tableFault(page.document.text, decided);
    if (fault) report(page.document.span(fault.at.start, fault.at.end), fault.message);
  },
});

const walLine = /\bWAL Protocol\b/i;
const needed = ['Current Task', 'Key Context', 'Pending Actions'];
const decisions = 'Recent Decisions';

/** `Current Task`, `📌 Current Task: shelves`. Others stand beside these. */
function isTitled(title: string, name: string): boolean {
  const text = title
    .slice(0, 200)
    .replace(/^[^\p{L}]+/u, '')
    .toLowerCase();
  return text.startsWith(name.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length));
}
