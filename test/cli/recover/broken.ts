import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../support/folder.js';
import { mission } from '../../support/mission.js';
import { beside } from '../../support/mission-files.js';
import { run } from '../run.js';

export const path = '.grid/STATE.md';
/** A write that stopped halfway: the last lines of the front matter and the whole body are gone. */
export const cut = mission.slice(0, mission.indexOf('  can_resume'));
/** When the mission is judged. */
export const now = ['--now', '2026-05-12T09:20:00Z'];

/** The healthy mission with a STATE.md that was cut off. */
export const broken = (more: Readonly<Record<string, string>> = {}): string =>
  repository({ ...beside, [path]: cut, ...more });

export const state = (top: string): string => readFileSync(join(top, path), 'utf8');
/** The names of the files in which old ones are kept. */
export const kept = (top: string): string[] => readdirSync(join(top, '.grid')).filter((name) => name.endsWith('.bak'));
export const recoveryOf = (stdout: string): { readonly text: string } => JSON.parse(stdout).recovery[0];

/** What is to be there, as the JSON report says it. */
export async function proposal(top: string): Promise<string> {
  return recoveryOf((await run(['recover', '--format', 'json', ...now], { cwd: top })).stdout).text;
}
