import { rule } from '../rule.js';

const older = {
  persistence: 'in the persistence dialect, an older one without phases and counts',
  prose: 'in the prose dialect, an older one without front matter',
} as const;

export const dialect = rule({
  id: 'grid/dialect',
  severity: 'info',
  summary: 'STATE.md is written in the schema dialect',
  source: 'STATE.md schema 1.1, D2',
  dialects: ['persistence', 'prose'],
  check({ state, report }) {
    const { text, root } = state.document;
    const start = root?.start ?? text.length - text.trimStart().length;
    const line = /^[^\r\n]{0,200}/.exec(text.slice(start))?.[0].trimEnd() ?? '';
    const expected = 'expected the schema dialect, to which agent-state-lint migrate brings it';
    report(state.document.span(start, start + line.length), `STATE.md is ${older[state.dialect]}; ${expected}`);
  },
});
