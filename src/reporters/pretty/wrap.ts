import { displayWidth } from './display-width.js';

/** A text in lines of at most some columns, broken at blanks. A word that is longer stands on a line of its own. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const word of text.split(' ')) {
    const more = displayWidth(word);
    if (line !== '' && width + 1 + more > columns) {
      lines.push(line);
      line = word;
      width = more;
    } else {
      line = line === '' ? word : `${line} ${word}`;
      width = line === word ? more : width + 1 + more;
    }
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}
