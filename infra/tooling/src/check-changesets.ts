import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { missingChangesets } from './changesets/missing-changesets.ts';
import { kits } from './kits.ts';
import { root } from './run-command.ts';

/** Fails if a kit's public face differs from the main branch and no changeset describes it. */
function git(...args: readonly string[]): readonly string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
}

/** Where this branch left the main one; undefined in a checkout that has no main branch. */
function findBase(): string | undefined {
  for (const branch of ['origin/main', 'main']) {
    const found = spawnSync('git', ['merge-base', branch, 'HEAD'], { cwd: root, encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

const base = findBase();
if (base === undefined) {
  console.log('No main branch to compare with: the changesets of the kits are not checked.');
} else {
  const added = git('ls-files', '--others', '--exclude-standard');
  const changed = [...git('diff', '--name-only', base), ...added].filter((file) => file !== '');
  const changesets = changed
    .filter((file) => /^\.changeset\/(?!README).+\.md$/.test(file) && existsSync(path.join(root, file)))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
  const nameOf = (folder: string) =>
    (JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as { name: string }).name;
  const named = new Map(kits.map((folder) => [folder, nameOf(folder)] as const));
  const reportsOfBase = git('ls-tree', '-r', '--name-only', base, 'infra/docs/api/');
  const missing = missingChangesets({ changed, changesets, kits: named, reportsOfBase });
  for (const name of missing) {
    console.error(`The public face of ${name} has changed: describe it for its users by "npx changeset".`);
  }
  process.exitCode = missing.length === 0 ? 0 : 1;
}
