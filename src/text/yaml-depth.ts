import { Lexer } from 'yaml';

/**
 * Whether YAML nests deeper than a limit, in linear time and without composing anything: a few KB of nested `[` or
 * `- ` can end Node inside `yaml` with no exception to catch (DESIGN, section 11).
 */
export function exceedsDepth(source: string, limit: number): boolean {
  return depthBound(source) > limit && depthOfTokens(source) > limit;
}

/** More than the depth can be, from a look at the characters; spares ordinary files the lexer. */
function depthBound(source: string): number {
  let brackets = 0;
  let deepest = 0;
  for (const line of source.split('\n')) {
    const indent = line.length - line.trimStart().length;
    if (line.charAt(indent) === '#') continue;
    let indicators = 0;
    for (let i = indent; i < line.length; i += 1) {
      const char = line.charAt(i);
      if (char === '[' || char === '{') brackets += 1;
      else if (char === '-' || char === '?' || char === ':') indicators += 1;
    }
    deepest = Math.max(deepest, indent + indicators);
  }
  return brackets + deepest;
}

/** Open brackets, plus indentations that are open, plus indicators on one line. */
function depthOfTokens(source: string): number {
  let flow = 0;
  let indicators = 0;
  let deepest = 0;
  let atLineStart = true;
  const indents: number[] = [];
  const indentTo = (width: number): void => {
    while ((indents.at(-1) ?? -1) >= width) indents.pop();
    indents.push(width);
  };
  for (const token of new Lexer().lex(source)) {
    if (token.endsWith('\n')) {
      atLineStart = true;
      indicators = 0;
      continue;
    }
    if (atLineStart) {
      atLineStart = false;
      indentTo(token.trim() === '' ? token.length : 0);
    }
    if (token === '[' || token === '{') flow += 1;
    else if (token === ']' || token === '}') flow = Math.max(0, flow - 1);
    else if (token === '-' || token === '?' || token === ':') indicators += 1;
    deepest = Math.max(deepest, flow + indicators + indents.length);
  }
  return deepest;
}
