import type { Commit, State } from './state.js';

/** The commit that a name means, as git would take it: a branch, a whole hash, the beginning of one that is unique. */
export function commitNamed(state: State, name: string): Commit | undefined {
  const branch = name === 'HEAD' ? state.defaultBranch : name.replace(/^(refs\/)?heads\//, '');
  const sha = state.branches[branch] ?? name;
  const whole = state.commits.find((commit) => commit.sha === sha);
  if (whole || !/^[0-9a-f]{4,39}$/.test(sha)) return whole;
  const [commit, another] = state.commits.filter((one) => one.sha.startsWith(sha));
  return another ? undefined : commit;
}

/** How one commit stands to another: how many commits only the second has, and only the first. */
export function comparison(state: State, base: Commit, head: Commit) {
  const before = ancestors(state, base);
  const after = ancestors(state, head);
  const ahead = [...after].filter((commit) => !before.has(commit));
  const behind = [...before].filter((commit) => !after.has(commit));
  const diverged = behind.length > 0 ? 'diverged' : 'ahead';
  const status = ahead.length > 0 ? diverged : behind.length > 0 ? 'behind' : 'identical';
  const shared = [...after].filter((commit) => before.has(commit));
  // The one that no other shared commit comes after.
  const mergeBase = shared.find((one) => !shared.some((other) => other.parents.includes(one.sha)));
  return { status, ahead, behind, mergeBase };
}

function ancestors({ commits }: State, from: Commit): Set<Commit> {
  const found = new Set([from]);
  // A set goes on over what is added meanwhile.
  for (const { parents } of found) {
    for (const commit of commits) if (parents.includes(commit.sha)) found.add(commit);
  }
  return found;
}
