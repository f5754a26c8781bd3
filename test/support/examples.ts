import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { gitRepository } from './git.js';

/** The examples in a repository of their own, so that what git knows is the same in every clone of this one. */
export function examplesRepository(): string {
  const repository = gitRepository();
  cpSync(join(import.meta.dirname, '../../examples'), join(repository.top, 'examples'), { recursive: true });
  repository.commit({ subject: 'docs: examples' });
  return repository.top;
}
