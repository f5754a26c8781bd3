import { notice, read, write } from './files.mjs';

/** The facts of package.json that the program needs: its version, and the one place that URLs are made from. */
export async function generateProduct() {
  const { name, version, repository } = JSON.parse(read('package.json'));
  const url = repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
  write(
    'src/core/product.ts',
    `// ${notice}

export const product = {
  name: '${name}',
  version: '${version}',
  url: '${url}',
} as const;
`,
  );
}

/** Where a file of the project can be fetched by programs. */
export function rawUrl(path) {
  const { repository } = JSON.parse(read('package.json'));
  const [, owner, name] = /github\.com\/([^/]+)\/([^/]+?)\.git$/.exec(repository.url);
  return `https://raw.githubusercontent.com/${owner}/${name}/main/${path}`;
}
