// `node scripts/release/notes.mjs v1.2.3 <commit>`: what the page of the release says, from CHANGELOG.md.
import { readFileSync } from 'node:fs';
import { sectionOf, unwrapped, withAbsoluteLinks } from './changelog.mjs';
import { readTag } from './tag.mjs';

const [tag = '', commit = ''] = process.argv.slice(2);
const { name, repository } = JSON.parse(readFileSync('package.json', 'utf8'));
const url = repository.url.replace(/^git\+|\.git$/g, '');
const { version } = readTag(tag);
const { notes } = sectionOf(readFileSync('CHANGELOG.md', 'utf8'), version);

console.log(`${withAbsoluteLinks(unwrapped(notes), `${url}/blob/${tag}`)}

\`\`\`sh
npx ${name}@${version}
\`\`\`

\`\`\`yaml
- uses: ${new URL(url).pathname.slice(1)}@${commit} # ${tag}
\`\`\``);
