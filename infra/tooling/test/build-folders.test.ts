import { remotes } from '@pathshala/platform';
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../src/build/root.ts';
import { copyRepository } from './copy-repository.ts';

/** The nightly run builds everything in many folders: a difference by chance shows in few of them. */
const count = Number(process.env['BUILD_FOLDERS'] ?? 2);
const isNightly = count > 2;
const parts = isNightly ? ['shell', ...remotes.map(({ name }) => name)] : ['mfe-campaigns'];

/** A package that is linked has the same path in each folder; the federation plugin's is a part of what it generates. */
function ownPackages(folder: string): void {
  const others = readdirSync(`${root}/node_modules`).filter((name) => !['.cache', '.vite'].includes(name));
  for (const name of isNightly ? others : ['@module-federation', '@pathshala']) {
    const place = `node_modules/${name}`;
    rmSync(`${folder}/${place}`, { recursive: true });
    const copy = (how: string) =>
      spawnSync('cp', [how, `${root}/${place}`, `${folder}/node_modules/`], { stdio: 'ignore' }).status === 0;
    // Hard links where the file system allows them: the packages have 100,000 files.
    if (!copy('-al') && !copy('-a')) throw new Error(`${place} could not be copied.`);
  }
}

describe('a build in another folder', () => {
  const copy = copyRepository();
  let folder = copy.folder;
  afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

  it(
    'has the same version, which is a hash of the names and contents of all files',
    () => {
      ownPackages(folder);
      const node = 'node_modules/.bin/node';
      const builds = Array.from({ length: count }, (_, at) => {
        const renamed = path.join(
          path.dirname(copy.folder),
          `folder-${'x'.repeat(at)}${process.pid % 97}-${at}`,
        );
        rmSync(renamed, { recursive: true, force: true });
        renameSync(folder, renamed);
        folder = renamed;
        for (const part of parts) rmSync(`${folder}/${part}/dist`, { recursive: true, force: true });
        return parts.map((part) =>
          execFileSync(`${folder}/${node}`, ['infra/tooling/src/build.ts', '--only', part], {
            cwd: folder,
            encoding: 'utf8',
          }),
        );
      });
      expect(builds[0]?.join('')).toMatch(/^(?:[a-z-]+ [0-9a-f]{12}: built\n)+$/);
      expect(new Set(builds.map(String)).size).toBe(1);
    },
    count * parts.length * 30_000,
  );
});
