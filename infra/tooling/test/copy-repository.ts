import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../src/run-command.ts';
import { trackedFiles } from '../src/tracked-files.ts';

/** A copy of the repository for a test that changes it. */
export interface RepositoryCopy {
  readonly folder: string;
  /** Runs a program of `node_modules/.bin` and returns its output; throws with the output if it fails. */
  readonly run: (program: string, ...args: readonly string[]) => string;
  /** Runs a line of shell; resolves with what it printed, whether it fails or not. */
  readonly shell: (line: string, env?: Readonly<Record<string, string>>) => Promise<ShellOutput>;
  /** Runs `npm run new`, and links the packages of a new part as `npm install` would. */
  readonly create: (...args: readonly string[]) => string;
  readonly remove: () => void;
}

interface ShellOutput {
  readonly code: number | null;
  readonly output: string;
}

export function copyRepository(): RepositoryCopy {
  const folder = copyFiles();
  const bin = path.join(folder, 'node_modules/.bin');
  const environment = { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH']}` };
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(path.join(bin, program), args, { cwd: folder, encoding: 'utf8', env: environment });
  const link = (place: string, name: string) =>
    symlinkSync(path.join(folder, place), path.join(folder, 'node_modules/@pathshala', name));
  return {
    folder,
    run,
    async shell(line, env = {}) {
      const child = spawn('sh', ['-c', line], {
        cwd: folder,
        env: { ...environment, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const exit = once(child, 'exit') as Promise<[number | null]>;
      const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
      return { code, output: `${output}${errors}` };
    },
    create(kind = '', name = '', ...more) {
      const output = run('node', 'infra/tooling/src/new.ts', kind, name, ...more);
      if (kind === 'service') link(`${name}/contract`, `${name}-contract`);
      if (kind === 'service' || kind === 'remote') link(name, name);
      return output;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The files that git knows or would add, with the packages linked as npm install links them. */
function copyFiles(): string {
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'repository-')));
  for (const file of trackedFiles()) cpSync(path.join(root, file), path.join(copy, file));
  const modules = path.join(copy, 'node_modules');
  mkdirSync(path.join(modules, '@pathshala'), { recursive: true });
  // A build writes into the cache, and moves what it has built from there.
  mkdirSync(path.join(modules, '.cache'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (!['@pathshala', '.cache'].includes(name))
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  }
  for (const name of readdirSync(path.join(root, 'node_modules/@pathshala'))) {
    const folder = path.relative(root, realpathSync(path.join(root, 'node_modules/@pathshala', name)));
    symlinkSync(path.join(copy, folder), path.join(modules, '@pathshala', name));
  }
  // Packages of which a part needs another version than the root.
  for (const nested of globSync('{*,infra/*,infra/stores/*,svc-*/contract}/node_modules', { cwd: root }))
    symlinkSync(path.join(root, nested), path.join(copy, nested));
  return copy;
}
