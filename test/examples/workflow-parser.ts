import { join } from 'node:path';
import { build } from 'esbuild';

type Parser = Pick<
  typeof import('@actions/workflow-parser'),
  'convertWorkflowTemplate' | 'NoOperationTraceWriter' | 'parseWorkflow'
>;

let parser: Promise<Parser> | undefined;

/** GitHub's own parser of workflows. Node cannot import it as it is: it wants JSON without saying so. */
async function load(): Promise<Parser> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';`,
      resolveDir: join(import.meta.dirname, '../..'),
    },
    bundle: true,
    format: 'esm',
    platform: 'browser', // without `require`, which a module from a URL does not have
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
}

/** What GitHub finds wrong with a workflow. */
export async function refusedByGitHub(name: string, content: string): Promise<string[]> {
  parser ??= load();
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await parser;
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}
