import { gitRepository, type TestRepository } from './git.js';

const files = {
  'src/recipe.ts': 'export interface Recipe {\n  readonly title: string;\n  readonly grams: number;\n}\n',
  'src/import.ts':
    "import { z } from 'zod';\n\nexport const recipe = z.object({ title: z.string(), grams: z.number() });\n",
  'src/csv.ts': "export const cells = (line: string) => line.split(';');\n",
  'src/stove.ts': 'export const heat = { degrees: 180, fan: true };\n',
  'src/table.ts': 'export const seats = 4;\n',
  'src/timer.ts': "export const ring = () => 'ding';\n",
};

const some = (...paths: readonly (keyof typeof files)[]) =>
  Object.fromEntries(paths.map((path) => [path, files[path]]));

/**
 * The repository in which the pages of rules show the healthy mission. Nothing in it is left to chance, so that hashes
 * are the same everywhere. The Change-Ids were chosen: the mission records 4be91d2, and a second commit begins with the
 * same four digits.
 */
export function missionHistory(): TestRepository {
  const repository = gitRepository([
    {
      subject: 'feat(01-01): keep recipes in grams',
      date: '2026-05-11T10:00:00Z',
      files: some('src/recipe.ts'),
    },
    {
      subject: 'feat(01-02): check recipes on import',
      date: '2026-05-11T15:30:00Z',
      files: some('src/import.ts', 'src/csv.ts'),
    },
    {
      subject: 'feat(02-01): light the stove',
      date: '2026-05-12T08:20:00Z',
      files: some('src/stove.ts'),
    },
    {
      subject: 'feat(02-02): set the table',
      body: 'Change-Id: I0a4e39d8',
      date: '2026-05-12T08:40:00Z',
      files: some('src/table.ts'),
    },
  ]);
  repository.git('tag', '--annotate', '--message', 'The pantry is done', 'pantry', 'HEAD~2');

  repository.git('switch', '--quiet', '--create', 'timers');
  repository.commit({
    subject: 'feat(02-03): ring when the time is up',
    date: '2026-05-12T08:45:00Z',
    files: some('src/timer.ts'),
  });

  repository.git('switch', '--quiet', 'main');
  repository.commit({
    subject: 'refactor: call the stove an oven',
    body: 'Change-Id: I00005e48',
    date: '2026-05-12T08:50:00Z',
    files: { 'src/oven.ts': files['src/stove.ts'] },
    remove: ['src/stove.ts'],
  });
  repository.commit({ subject: 'refactor: drop CSV', date: '2026-05-12T08:55:00Z', remove: ['src/csv.ts'] });
  repository.commit({ subject: 'Add timers (#4)', date: '2026-05-12T09:05:00Z', files: some('src/timer.ts') });
  return repository;
}
