import type { Limits } from '../../core/limits.js';
import type { Tree } from '../../core/tree.js';
import { pathIn } from '../../text/paths.js';
import { listRoot, type RootFiles } from '../common/root-files.js';
import { FileReader, type Located } from './file-reader.js';
import {
  continuityFile,
  delegationsFile,
  isLegacyRoot,
  isSearched,
  legacyFolders,
  nameToday,
  sessionStateFile,
  workflowsFile,
} from './layout.js';
import { readEvents } from './read-events.js';
import { readPlans } from './read-plans.js';
import type { HivemindSnapshot } from './snapshot.js';
import type { Continuity, Delegations, Journal, Workflows } from './spec/generated/types.js';
import { specifications } from './specifications.js';

/** Reads a Hivemind root: its stores, and the pages, journals and events beside them. Never throws. */
export async function readHivemind(tree: Tree, root: string, limits: Limits): Promise<HivemindSnapshot> {
  const { files, folders, unreadable } = await filesOf(tree, root);
  const reader = new FileReader(tree, limits);
  const snapshot = {
    ...(await readStores(reader, root, files)),
    sessionState: await reader.page(sessionStateIn(files)),
    plans: await readPlans(reader, files, folders),
    journals: await reader.all<Journal>(files, 'journal', specifications.journal),
    events: await readEvents(reader, files),
    located: files,
  };
  await reader.all(files, 'lineage');
  return { ...snapshot, documents: reader.documents, unreadable: [...unreadable, ...reader.unreadable] };
}

/**
 * Reads the stores and SESSION-STATE.md alone: one side of a step, of which there may be many. Undefined when there is
 * none of them. Never throws.
 */
export async function readHivemindState(
  tree: Tree,
  root: string,
  limits: Limits,
): Promise<HivemindSnapshot | undefined> {
  const reader = new FileReader(tree, limits);
  const files = await possibleStores(tree, root);
  const snapshot = {
    ...(await readStores(reader, root, files)),
    sessionState: await reader.page(sessionStateIn(files)),
  };
  const { documents, unreadable } = reader;
  if (documents.length + unreadable.length === 0) return undefined;
  return { ...snapshot, plans: [], journals: [], events: [], located: [], documents, unreadable };
}

function sessionStateIn(files: readonly Located[]): Located | undefined {
  return files.find(({ file }) => file === sessionStateFile);
}

/** What lies in a root, by the names of today. */
async function filesOf(tree: Tree, root: string) {
  const today = namesIn(root);
  const ofFolder = (folder: string): string => today(`${folder}/`).slice(0, -1); // a stroke, or it would be a file's name
  const folders: string[] = [];
  const enters = (folder: string): boolean => {
    const name = ofFolder(folder);
    const isEntered = isSearched(name);
    if (isEntered) folders.push(name);
    return isEntered;
  };
  const listed: RootFiles = await listRoot(tree, root, { enters, hides: (link) => isSearched(ofFolder(link)) });
  const files = legacyFoldersFirst(listed.files).map(
    (file): Located => ({ file: today(file), path: pathIn(root, file) }),
  );
  return { files, folders, unreadable: listed.unreadable };
}

/** Of two files that would be called the same today, the one in a folder of its own counts: that place is the later one. */
function legacyFoldersFirst(files: readonly string[]): readonly string[] {
  const rank = (file: string): number => (legacyFolders.some((folder) => file.startsWith(`${folder}/`)) ? 0 : 1);
  return [...files].sort((a, b) => rank(a) - rank(b));
}

const namesIn = (root: string) => (isLegacyRoot(root) ? nameToday : (file: string) => file);

/** Where the stores of a root may lie. */
async function possibleStores(tree: Tree, root: string): Promise<readonly Located[]> {
  const today = namesIn(root);
  const folders = isLegacyRoot(root) ? [...legacyFolders, '', 'state'] : ['state'];
  const found: Located[] = [];
  for (const folder of folders) {
    const path = folder === '' ? root : pathIn(root, folder);
    for (const { name } of await tree.list(path)) {
      found.push({ file: today(folder === '' ? name : `${folder}/${name}`), path: pathIn(path, name) });
    }
  }
  return found;
}

async function readStores(reader: FileReader, root: string, files: readonly Located[]) {
  const at = (name: string): Located | undefined => files.find(({ file }) => file === name);
  return {
    root,
    format: 'hivemind' as const,
    dialect: isLegacyRoot(root) ? ('legacy' as const) : ('current' as const),
    delegations: await reader.store<Delegations>(at(delegationsFile), specifications.delegations),
    continuity: await reader.store<Continuity>(at(continuityFile), specifications.continuity),
    workflows: await reader.store<Workflows>(at(workflowsFile), specifications.workflows),
    ...{ commits: [], files: [] },
  };
}
