import type { Tree } from '../../../core/tree.js';
import { listRoot, type RootFiles, type RootShape } from '../../common/root-files.js';
import { isSearched } from '../layout.js';

/** Looks through a Grid root: all of a `.grid`, and of a folder of another name only where a mission has its files. */
export function listGrid(tree: Tree, root: string, limits?: Parameters<typeof listRoot>[3]): Promise<RootFiles> {
  // Any folder that holds a STATE.md may be named as a root: then it is not all about the mission.
  const isOwn = root === '.grid' || root.endsWith('/.grid');
  const shape: RootShape = {
    enters: (folder) => isSearched(folder.slice(folder.lastIndexOf('/') + 1)) && (isOwn || isKnown(folder)),
    hides: isHiding,
  };
  return listRoot(tree, root, shape, limits);
}

/** Whether a path is that of a folder which the mission's files lie in. */
function isKnown(file: string): boolean {
  return file === 'plans' || file === 'phases' || /^phases\/[^/]+$/.test(file);
}

/** Whether a link in the place of a path hides summaries. `phases/current` may be a mere convenience. */
function isHiding(link: string): boolean {
  return link === 'phases' || /^phases\/\d[^/.]*$/.test(link);
}
