import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import"./chunk-PMWXOWGL.js";var journal_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main\
/schemas/hivemind/journal.schema.json",title:"journal/YYYY-MM-DD.jsonl",type:"array",items:{type:"object",properties:{id:{description:"Id of the entry.",$comment:"\
practice"},sessionId:{type:"string",description:"The session that it happened in.",$comment:"practice"},actor:{description:"Who did it: human, agent, system or \
tool.",$comment:"practice"},eventType:{description:"What happened.",$comment:"practice"},timestamp:{description:"When it happened: ms since 1970, or a timestamp\
 like 2026-01-24T14:00:00Z.",$comment:"practice"},source:{description:"What told of it.",$comment:"practice"},summary:{type:"string",description:"What happened,\
 in short.",$comment:"practice"}},description:"An entry.",$comment:"H structure"},description:"The entries of a day, one a line.",$comment:"H structure"};export{journal_schema_default as default};
