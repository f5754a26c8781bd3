import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
var defaultLimits={heartbeatMs:6e5,staleStoreMs:18e5,clockSkewMs:12e4,aliasExpansions:100,yamlBytes:131072,markdownBytes:1048576,parsedMarkdownBytes:262144,jsonBytes:67108864,
depth:64,keys:2e4,findings:1e4};export{defaultLimits};
