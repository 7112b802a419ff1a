import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { root } from './root.ts';

const sharedSources = [
  'infra/web-kit/build/**/*.ts',
  'infra/web-kit/src/**/*',
  'infra/tooling/src/build/**/*.ts',
  'infra/admin-kit/src/**/*',
  'infra/contract-kit/src/**/*.ts',
  'infra/messages/src/**/*.ts',
  'infra/rules/src/**/*.ts',
  'svc-*/contract/**/*.ts',
];

const isTest = /\.test\.tsx?$|\/testing\//;

/** Twelve hex digits over everything that can change the build of `name`: its sources, the kits, the contracts, the packages. */
export function sourceHash(name: string): string {
  const patterns = [`${name}/src/**/*`, `${name}/public/**/*`, `${name}/*.html`, ...sharedSources];
  const files = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !isTest.test(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  for (const line of packageVersions(name)) hash.update(line);
  return hash.digest('hex').slice(0, 12);
}

function packageVersions(name: string): readonly string[] {
  return [name, 'infra/web-kit'].flatMap((folder) => {
    const manifest = readJson(`${root}/${folder}/package.json`);
    return Object.keys(manifest.dependencies ?? {})
      .filter((dependency) => !dependency.startsWith('@pathshala/'))
      .sort()
      .map((dependency) => `${dependency}@${installedVersion(dependency)}`);
  });
}

function installedVersion(dependency: string): string {
  return readJson(`${root}/node_modules/${dependency}/package.json`).version ?? '';
}

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readJson(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}
