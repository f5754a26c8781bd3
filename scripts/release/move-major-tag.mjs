// `node scripts/release/move-major-tag.mjs v1.2.3`: moves `v1` to the commit that is checked out, at `origin`.
// By force: such a tag has no release, and is there to be moved.
import { execFileSync } from 'node:child_process';
import { majorTag, readTag } from './tag.mjs';

const [tag = ''] = process.argv.slice(2);
const read = readTag(tag);
if (!read) throw new Error(`${JSON.stringify(tag)} is no tag of a release; expected vX.Y.Z`);
execFileSync('git', ['push', '--force', 'origin', `HEAD:refs/tags/${majorTag(read)}`], { stdio: 'inherit' });
