import { delimiter, dirname } from 'node:path';

/** What git needs of the environment: to find its configuration, and a place for temporary files. */
const handedOn = [
  ...['HOME', 'XDG_CONFIG_HOME', 'TMPDIR'],
  ...['USERPROFILE', 'HOMEDRIVE', 'HOMEPATH', 'APPDATA', 'LOCALAPPDATA', 'PROGRAMDATA', 'PROGRAMFILES'],
  ...['SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'TEMP', 'TMP'],
];

/** No fetch of objects that are missing, no connection by any protocol, no question, no lock, no translation. */
const fixed = {
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  LC_ALL: 'C',
};

/**
 * The environment of git: a few names that are handed on, and nothing else. So no token gets there, and no `GIT_DIR`,
 * `GIT_CONFIG_PARAMETERS` or `GIT_SSH_COMMAND` either.
 * @param folders the PATH
 * @param top git looks for a repository there, and no further up
 */
export function gitEnvironment(folders: readonly string[], top: string): Record<string, string> {
  const names = new Set(handedOn);
  const kept = Object.entries(process.env).filter(([name]) => names.has(name.toUpperCase()));
  return {
    ...(Object.fromEntries(kept) as Record<string, string>),
    PATH: folders.join(delimiter),
    GIT_CEILING_DIRECTORIES: dirname(top),
    ...fixed,
  };
}
