import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scenesOf } from '../../../support/damages.js';
import { missions } from '../../../support/missions.js';
import { judged } from './laws.js';

const seed = Number(process.env.SEED ?? 4);
const path = process.env.FCPATH;
test('replay', { timeout: 600_000 }, async () => {
  let index = 0;
  const said: string[] = [];
  await fc.assert(
    fc.asyncProperty(scenesOf(missions), async (scene) => {
      index++;
      const { broken, outcome } = await judged(scene);
      if (broken.length) said.push(`${index - 1} ${scene.kinds}: ${broken.join(' | ')}`);
      if (path) {
        console.log(JSON.stringify({ ...scene.mission.plan }, null, 1));
        console.log(scene.kinds, scene.commits?.map((c) => c.subject), Object.keys(scene.files));
        console.log(String(scene.files['.grid/STATE.md']));
        console.log('=>', outcome?.recovery.files[0]?.text);
        console.log(JSON.stringify(outcome?.recovery.files[0]?.account.filter((r) => /phase|progress|position|status/.test(r.field))));
        console.log(outcome?.recovery.files[0]?.decide);
        console.log(broken);
      }
    }),
    path ? { seed, path, endOnFailure: true, numRuns: 1 } : { seed, numRuns: 1100 },
  );
  if (!path) writeFileSync(`/tmp/rec5/seed${seed}.txt`, said.join('\n'));
  expect(1).toBe(1);
});
