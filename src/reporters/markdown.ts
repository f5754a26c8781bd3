import { type Report, worstFirst } from '../core/finding.js';
import { count } from '../text/words.js';
import { markdownOf } from './markdown/blocks.js';
import { findingList } from './markdown/findings.js';
import { type PageOptions, type PageSubject, pageOf } from './markdown/page.js';
import { asItIs, type Reporter } from './reporter.js';

/** A comment on GitHub may have 65,536 characters; whoever posts one wants to add a line or two. */
const longest = 60_000;

/** For comments on pull requests and summaries of jobs. As many findings as there is room for, the worst first. */
const markdown: Reporter = (report, { configuration, baseline }) => {
  const subject: PageSubject = {
    report,
    unsearched: [],
    stateless: [],
    ...(configuration !== undefined && { configuration: { name: configuration } }),
    ...(baseline !== undefined && { baseline: { name: baseline } }),
  };
  const left = `, left out: a comment holds no more than ${count(longest, 'character')}`;
  const options = { shown: asItIs, left, most: 0 };
  const room = longest - pageOf(subject, options).length;
  return pageOf(subject, { ...options, most: fitting(report, options, room) });
};
export default markdown;

/** How many findings fit into so many characters: each is an entry of the list, of the length that it has alone. */
function fitting({ findings }: Report, options: PageOptions, room: number): number {
  let used = 1; // between the list and what follows
  let fits = 0;
  for (const finding of [...findings].sort(worstFirst)) {
    used += markdownOf(findingList([finding], { ...options, most: 1 })).length;
    if (used > room) break;
    fits += 1;
  }
  return fits;
}
