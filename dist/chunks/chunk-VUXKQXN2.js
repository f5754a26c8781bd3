import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{inert}from"./chunk-O3DR2KKW.js";import{visible}from"./chunk-ED7OECLU.js";var GitFailure=class extends Error{name="GitFailure";isNo;constructor(message,isNo=!1){super(message),this.isNo=isNo}};function reasonOf(failure){if(failure instanceof
GitFailure)return failure.message;throw failure}async function answerOr(answer,otherwise){try{return await answer}catch(failure){if(failure instanceof GitFailure)
return otherwise;throw failure}}var noGit=()=>new GitFailure("there is no git on the PATH; install it"),notUnderstood=()=>new GitFailure("git gave an answer tha\
t is not understood"),tooOld="this git is too old; 2.36 or newer is needed",damage=/^(?:error|fatal): (?:could not read [0-9a-f]{40}|failed to traverse|loose object|packed object|object file|corrupt |inflate: |unable to (?:read|unpack|open|mmap) |bad (?:tree )?object|missing (?:blob|tree|commit))/im,
known=[[/dubious ownership|unsafe repository/,notTrusted],[/not a git repository|cannot use bare repository/,()=>"this is no git repository"],[/unknown option [`']batch-command|unrecognized argument/,
()=>tooOld],[/unknown repository extension|expected git repo version/i,()=>"this git is too old for the repository"],[/could not fetch|promisor remote|lazy fetching disabled/,
()=>partialClone],[/must be run in a work tree/,()=>"the repository has no working tree"],[damage,()=>damaged]],damaged="the repository is damaged; git fsck tel\
ls more",shallowClone='the clone is shallow; fetch all of the history ("fetch-depth: 0" for actions/checkout, or git fetch --unshallow)',partialClone="the clone\
 is partial, and what it lacks is not fetched; clone it without --filter";function narrowClone(remote){let name=shellWord(visible(remote));return`the clone has \
only some branches; fetch the others (git remote set-branches ${name} '*' && git fetch ${name})`}function notTrusted(top){let command=`git config --global --add\
 safe.directory ${shellWord(visible(top))}`;return`git does not trust the owner of ${visible(top)}; run: ${command}`}function failureOf(stderr,status,top){let message=known.
find(([pattern])=>pattern.test(stderr))?.[1](top),fatal=/^(?:fatal|error): (.{1,500})/m.exec(stderr)?.[1];return new GitFailure(message??(fatal?`git failed: ${inert(
fatal)}`:`git ended with ${status??"no status"} and without an answer`),stderr===""&&status===1)}function shellWord(text){return/^[\w./:@%+=,-]+$/.test(text)?text:
`'${text.replaceAll("'","'\\''")}'`}export{GitFailure,reasonOf,answerOr,noGit,notUnderstood,damaged,shallowClone,partialClone,narrowClone,failureOf};
