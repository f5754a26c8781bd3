import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const npm = process.env.npm_execpath;
if (!npm) throw new Error('run it as `npm run package`');

/** Runs a program of Node, and throws when it does not end with the status that is expected. */
function run(cwd, args, expected = 0) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  const said = [stdout, stderr].join('\n').trim();
  if (status !== expected) throw new Error(`${args.join(' ')} ended with ${status}, expected ${expected}:\n${said}`);
  return { stdout, stderr };
}

/** Packs a folder into another. What npm says about it: the file's name, and what is in it. */
export function pack(from, to) {
  const { stdout } = run(from, [npm, 'pack', '--json', '--ignore-scripts', '--pack-destination', to]);
  return JSON.parse(stdout)[0];
}

/** A project of somebody who installed a package from a file, without a network. */
export class Consumer {
  constructor(name) {
    this.name = name;
    this.folder = mkdtempSync(join(tmpdir(), `${name}-`));
    this.write('package.json', '{ "private": true, "type": "module" }\n');
  }

  write(file, text) {
    writeFileSync(join(this.folder, file), text);
  }

  install(file) {
    run(this.folder, [npm, 'install', '--offline', '--no-audit', '--no-fund', file]);
    const installed = readdirSync(join(this.folder, 'node_modules')).filter((name) => !name.startsWith('.'));
    if (installed.join() !== this.name) throw new Error(`installed were ${installed.join(', ')}`);
  }

  /** The command as `npx` runs it. */
  npx(args, status) {
    return run(this.folder, [npm, 'exec', '--offline', '--', this.name, ...args], status);
  }

  node(args) {
    return run(this.folder, args);
  }
}
