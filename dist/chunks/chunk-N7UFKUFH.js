import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{exitStatus}from"./chunk-SIGZUW6O.js";import{say}from"./chunk-47UHDOGC.js";import{product}from"./chunk-CGGJ2SV2.js";import{visible}from"./chunk-ED7OECLU.js";var users=new Map([["UsageError",exitStatus.usage],["ConfigurationError",exitStatus.usage],["WriteError",exitStatus.usage],["LockUnavailableError",exitStatus.usage],
["LockTimeoutError",exitStatus.locked],["StateChangedError",exitStatus.changed],["StateNotFound",exitStatus.usage],["InvalidFrontmatter",exitStatus.usage],["Per\
missionDenied",exitStatus.findings],["ValidationFailed",exitStatus.findings],["LockTimeout",exitStatus.locked],["StaleState",exitStatus.changed]]),most=20;async function complain(error,io){
let{name,message,stack=""}=error instanceof Error?error:new Error(String(error)),line=text=>`${visible(text)}
`,status=users.get(name);if(status!==void 0)return await say(io.stderr,faultsOf(error,message).map(fault=>line(`${product.name}: ${fault}`)).join(""),io.env),status;
let lines=[`${product.name}: this is a bug of ours, not yours: ${message}`,`  Please report it, with what you linted: ${product.url}/issues`,...io.env.AGENT_STATE_LINT_DEBUG?
stack.split(`
`):["  AGENT_STATE_LINT_DEBUG=1 shows where it happened."]];return await say(io.stderr,lines.map(line).join(""),io.env),exitStatus.bug}function faultsOf(error,message){
let{faults=[message]}=error,left=faults.length-most;return left>0?[...faults.slice(0,most),`and ${left} more`]:faults}export{complain};
