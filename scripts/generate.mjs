// Everything that is made from the specification and the rules, in one go: `npm run generate`.
// CI runs it too and fails when git then sees a change.
import { generateBaseline } from './generate/baseline.mjs';
import { generateConfiguration } from './generate/configuration.mjs';
import { generateDocs } from './generate/docs.mjs';
import { generateHooks } from './generate/hooks.mjs';
import { generateProduct } from './generate/product.mjs';
import { generateReport } from './generate/report.mjs';
import { generateRuleLists } from './generate/rule-lists.mjs';
import { generateSpecification } from './generate/specification.mjs';

await generateProduct();
await generateSpecification();
await generateRuleLists();
await generateConfiguration();
await generateBaseline();
await generateReport();
await generateDocs();
await generateHooks();
