import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
var StateNotFound=class extends Error{name="StateNotFound"},InvalidFrontmatter=class extends Error{name="InvalidFrontmatter";finding;constructor(message,finding){
super(message),this.finding=finding}},PermissionDenied=class extends Error{name="PermissionDenied";fields;constructor(message,fields){super(message),this.fields=
fields}},LockTimeout=class extends Error{name="LockTimeout"},ValidationFailed=class extends Error{name="ValidationFailed";findings;constructor(message,findings=[]){
super(message),this.findings=findings}},StaleState=class extends Error{name="StaleState"};export{StateNotFound,InvalidFrontmatter,PermissionDenied,LockTimeout,ValidationFailed,StaleState};
