import { quote } from '../../../text/words.js';
import { rule } from '../rule.js';

export const workflowKey = rule({
  id: 'hivemind/workflow-key',
  severity: 'error',
  summary: "a workflow's key is its id",
  source: 'Hivemind state 4',
  check({ snapshot: { workflows }, report }) {
    if (!workflows) return;
    for (const [key, workflow] of Object.entries(workflows.data?.workflows ?? {})) {
      if (workflow?.id === undefined || workflow.id === key) continue;
      const at = ['workflows', key];
      report(
        workflows.document.at([...at, 'id']),
        `the id of the workflow is ${quote(workflow.id)}, expected its key, ${quote(key)}`,
        { related: [{ at: workflows.document.key(at), message: 'the key stands here' }] },
      );
    }
  },
});
