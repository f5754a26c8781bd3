import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

type Parser = Pick<typeof import('@actions/workflow-parser/actions/index'), 'convertActionTemplate' | 'parseAction'> &
  Pick<typeof import('@actions/workflow-parser'), 'NoOperationTraceWriter'>;

const top = join(import.meta.dirname, '../..');

/** GitHub's own parser of `action.yml`. Node cannot import it as it is: it wants JSON without saying so. */
async function parser(): Promise<Parser> {
  const contents = `
    export { convertActionTemplate, parseAction } from '@actions/workflow-parser/actions/index';
    export { NoOperationTraceWriter } from '@actions/workflow-parser';`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: top },
    bundle: true,
    format: 'esm',
    platform: 'browser', // without `require`, which a module from a URL does not have
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
}

/** What GitHub reads in a text as `action.yml`, and what it finds wrong with it. */
export async function readMetadata(content = readFileSync(join(top, 'action.yml'), 'utf8')) {
  const { convertActionTemplate, NoOperationTraceWriter, parseAction } = await parser();
  const { context, value } = parseAction({ name: 'action.yml', content }, new NoOperationTraceWriter());
  const problems = () => context.errors.getErrors().map(({ message }) => message);
  if (!value) return { problems: problems() };
  return { action: convertActionTemplate(context, value), problems: problems() };
}
