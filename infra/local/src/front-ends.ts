import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { siteRoot } from './site-root.ts';

/** Every folder that can change a build. An unnecessary one only costs a check that finds nothing to build. */
export const sharedFolders = [
  ...['web-kit', 'admin-kit', 'admin-exams', 'contract-kit', 'rules'].map((name) => `infra/${name}`),
  'infra/tooling/src/build',
];
const isSourceFolder = /^(shell|mfe-.+|svc-.+)$/;
const isIgnored = new Set(['dist', 'node_modules', 'test']);

/**
 * Builds the front ends that have never been built or whose sources have changed since, for instance by `git pull`.
 * Prints a line before it does, because it takes a while. Rejects when a build fails.
 */
export async function ensureFrontEnds(print: (line: string) => void, root: string = siteRoot): Promise<void> {
  const stampFile = `${root}/shell/dist/sources-stamp`;
  const stamp = stampOf(root);
  const isBuilt = existsSync(`${root}/shell/dist/index.html`) && existsSync(stampFile);
  if (isBuilt && readFileSync(stampFile, 'utf8') === stamp) return;
  print(isBuilt ? 'Building the front ends that have changed …' : 'Building the front ends, once …');
  await runToEnd(`${root}/infra/tooling/src/build.ts`, root);
  writeFileSync(stampFile, stamp);
}

/** Changes with the path, size or time of any source. The build itself compares contents and skips what is unchanged. */
function stampOf(root: string): string {
  const hash = createHash('sha256');
  for (const file of sourcesIn(root)) {
    const { size, mtimeMs } = statSync(`${root}/${file}`);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function sourcesIn(root: string): readonly string[] {
  const apps = readdirSync(root).filter((name) => isSourceFolder.test(name));
  const folders = [
    ...sharedFolders,
    ...apps.map((name) => (name.startsWith('svc-') ? `${name}/contract` : name)),
  ];
  return ['package-lock.json', ...folders.flatMap((folder) => filesBelow(root, folder)).sort()];
}

/** Folders with thousands of files that no build reads are not entered: this runs at every start. */
function filesBelow(root: string, folder: string): readonly string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile()) return [path];
    return entry.isDirectory() && !isIgnored.has(entry.name) ? filesBelow(root, path) : [];
  });
}

function runToEnd(script: string, cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], { cwd, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('The front ends could not be built; see the errors above.'));
    });
  });
}
