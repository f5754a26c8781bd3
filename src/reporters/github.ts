import { visible } from '../text/visible.js';
import { count, either } from '../text/words.js';
import { annotationsOf } from './annotations.js';
import { commandOf } from './github/command.js';
import { asItIs, type Reporter } from './reporter.js';
import { hiddenInWords } from './severities.js';
import { unshown } from './unshown.js';

/**
 * Commands for a GitHub runner, which shows them beside the lines that they speak of. As many as it shows of one step;
 * one notice at the end tells of the rest.
 */
const github: Reporter = (report, { inWorkspace = asItIs, baseline = 'the baseline' }) => {
  const annotations = annotationsOf(report, inWorkspace);
  const hidden = hiddenInWords(report);
  const rest = [...unshown(report, annotations.length), ...(hidden === undefined ? [] : [`${hidden} hidden`])];
  const { baselined } = report.summary;
  const said = [
    ...(rest.length > 0 ? [`not shown here: ${either(rest, 'and')}; other formats list them`] : []),
    // A baseline may come with the change that it hides.
    ...(baselined > 0 ? [`${count(baselined, 'finding')} hidden by ${visible(baseline)}`] : []),
  ];
  const all = [...annotations, ...(said.length > 0 ? [{ level: 'notice' as const, message: said.join('; ') }] : [])];
  return all.map((one) => `${commandOf(one)}\n`).join('');
};
export default github;
