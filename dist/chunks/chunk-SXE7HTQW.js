import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
var directory=".hivemind",legacyDirectory=".opencode/state",agentTrailer="Hivemind-Agent",legacyFolders=["hivemind","opencode-harness"],stateFolder="state",delegationsFile="\
state/delegations.json",continuityFile="state/session-continuity.json",workflowsFile="state/config-workflows.json",sessionStateFile="state/SESSION-STATE.md",planningFolder="\
state/planning",stores={[delegationsFile]:"delegations",[continuityFile]:"continuity",[workflowsFile]:"workflows"},others=[["events",/^event-tracker\/ses_[^/]{1,200}\.json$/],
["eventPage",/^event-tracker\/ses_[^/]{1,200}\.md$/],["journal",/^journal\/[^/]{1,200}\.jsonl$/],["lineage",/^lineage\/(?:[^/]{1,200}\/)?[^/]{1,200}\.jsonl?$/],
["sessionState",/^state\/SESSION-STATE\.md$/],["plan",/^state\/(?:planning\/[^/]{1,200}\/)?(?:task_plan|findings|progress)\.md$/]];function fileKind(file){return Object.
hasOwn(stores,file)?stores[file]:others.find(([,form])=>form.test(file))?.[0]}function nameToday(legacy){let folder=legacyFolders.find(one=>legacy.startsWith(`${one}\
/`)),file=folder?legacy.slice(folder.length+1):legacy;return/^(?:state|event-tracker|journal|lineage)\//.test(file)?file:`${stateFolder}/${file}`}function isSearched(folder){
return/^(?:event-tracker|journal|lineage(?:\/[^/]+)?|state(?:\/planning(?:\/[^/]+)?)?)$/.test(folder)}function isLegacyRoot(root){return root===legacyDirectory||
root.endsWith(`/${legacyDirectory}`)}export{directory,legacyDirectory,agentTrailer,legacyFolders,stateFolder,delegationsFile,continuityFile,workflowsFile,sessionStateFile,planningFolder,fileKind,nameToday,
isSearched,isLegacyRoot};
