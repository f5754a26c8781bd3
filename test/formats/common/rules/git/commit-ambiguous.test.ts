import { createHash } from 'node:crypto';
import { gitCommitAmbiguous } from '../../../../../src/formats/common/rules/git/commit-ambiguous.js';
import { recording, ruleTest } from '../../../../support/git-rule-test.js';
import { missionHistory } from '../../../../support/mission-history.js';

function naming(name: string) {
  const { top, put } = missionHistory();
  put(recording(name));
  return { top };
}

const blobName = (text: string) => createHash('sha1').update(`blob ${text.length}\0${text}`).digest('hex');

/** Texts whose names as blobs begin with the same four digits, those that are given if any. */
function twins(number: number, digits?: string): { readonly digits: string; readonly texts: readonly string[] } {
  const byDigits = new Map<string, string[]>();
  for (let serial = 0; ; serial += 1) {
    const text = String(serial);
    const four = blobName(text).slice(0, 4);
    const texts = [...(byDigits.get(four) ?? []), text];
    byDigits.set(four, texts);
    if (texts.length === number && four === (digits ?? four)) return { digits: four, texts };
  }
}

ruleTest(gitCommitAmbiguous, {
  'digits that fit two commits': () => ({
    ...naming('4be9'),
    says: ['82:16 warning resume.last_commit names "4be9", which fits 4be91d2 and 4be962d; expected more digits'],
  }),
  'one digit more': () => naming('4be91'),
  'digits that fit nothing': () => naming('dead'),
  'digits that fit one commit and a file': () => {
    const { top, put, commit } = missionHistory();
    const [text = ''] = twins(1, 'd0bf').texts;
    commit({ subject: 'docs: a twin of d0bf00b', files: { 'twin.txt': text } });
    put(recording('d0bf'));
    return { top };
  },
  'digits that fit five files and no commit': () => {
    const { top, put, commit } = missionHistory();
    const { digits, texts } = twins(5);
    commit({ subject: 'docs: twins', files: Object.fromEntries(texts.map((text) => [`${text}.txt`, text])) });
    put(recording(digits));
    const [a, b, c] = texts.map((text) => blobName(text).slice(0, 7)).sort();
    const message = `resume.last_commit names "${digits}", which fits ${a}, ${b}, ${c} and 2 more; expected more digits`;
    return { top, says: [`82:16 warning ${message}`] };
  },
  'a branch that is named like the digits': () => {
    const { top, put, git } = missionHistory();
    git('branch', '4be9', 'HEAD~1');
    put(recording('4be9'));
    return {
      top,
      says: ['82:16 warning resume.last_commit names "4be9", which fits 4be91d2 and 4be962d; expected more digits'],
    };
  },
  'git that was not to be asked': () => ({ ...naming('4be9'), git: false, skips: ['not to be asked'] }),
});
