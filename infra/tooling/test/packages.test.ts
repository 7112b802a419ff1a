import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../src/run-command.ts';

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** Package → the packages of this repository that it depends on at run time. Tests may need more (devDependencies). */
const graph = new Map(
  (readManifest('.').workspaces ?? [])
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .map((file) => readManifest(path.dirname(file)))
    .map(({ name, dependencies = {} }) => [name, ours(dependencies)] as const),
);

function ours(dependencies: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(dependencies).filter((name) => name.startsWith('@pathshala/'));
}

/** All direct and indirect dependencies of a package. */
function reachedFrom(name: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const next of graph.get(name) ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    reachedFrom(next, seen);
  }
  return seen;
}

const isApp = (name: string) =>
  /^@pathshala\/(svc-[a-z-]+|mfe-[a-z-]+|shell|gateway)$/.test(name) && !name.endsWith('-contract');
const isFrontEnd = (name: string) => /^@pathshala\/(mfe-.+|shell|web-kit|admin-kit|admin-exams)$/.test(name);
const serverSide = ['reports', 'uploads', 'service-kit', 'service-testing', 'stores'];

describe('the packages', () => {
  const names = [...graph.keys()];

  it('are found', () => {
    expect(names).toEqual(expect.arrayContaining(['@pathshala/svc-exams', '@pathshala/svc-exams-contract']));
  });

  it.each(names)('%s does not depend on itself through others', (name) => {
    expect([...reachedFrom(name)]).not.toContain(name);
  });

  it.each(names.filter(isApp))('%s depends on no other app', (name) => {
    expect([...reachedFrom(name)].filter((other) => isApp(other))).toEqual([]);
  });

  it.each(names.filter(isFrontEnd))('%s reaches neither service-kit nor a store', (name) => {
    const reached = reachedFrom(name);
    expect(serverSide.filter((server) => reached.has(`@pathshala/${server}`))).toEqual([]);
  });

  it.each(names.filter((name) => name.endsWith('-contract')))(
    '%s needs contract-kit, rules and the table of parts only',
    (name) => {
      const allowed = ['@pathshala/contract-kit', '@pathshala/rules', '@pathshala/platform'];
      expect([...reachedFrom(name)].filter((other) => !allowed.includes(other))).toEqual([]);
    },
  );
});

describe('the entries that shell and remotes share', () => {
  it('are imported by their package name everywhere: a relative import brings a second copy of React Router or of the query library', () => {
    const relative = globSync('infra/web-kit/src/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
      /from '\.[^']*\/(router\/router|query\/query|router|query)\.ts'/.test(
        readFileSync(path.join(root, file), 'utf8'),
      ),
    );
    expect(relative).toEqual([]);
  });
});
