import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../src/run-command.ts';
import { trackedFiles } from '../src/tracked-files.ts';

/** A copy of the repository, with its packages linked as npm install links them. */
function copyRepository(): string {
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'npm-run-new-')));
  for (const file of trackedFiles()) cpSync(path.join(root, file), path.join(copy, file));
  const modules = path.join(copy, 'node_modules');
  mkdirSync(path.join(modules, '@pathshala'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@pathshala') symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
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

describe('npm run new', () => {
  let copy: string;
  /** Rejects with the command's output if it fails. */
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(copy, 'node_modules/.bin', program), args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${copy}/node_modules/.bin${path.delimiter}${process.env['PATH']}` },
    });
  const create = (...args: string[]) => run('node', 'infra/tooling/src/new.ts', ...args);
  const link = (folder: string, name: string) =>
    symlinkSync(path.join(copy, folder), path.join(copy, 'node_modules/@pathshala', name));

  beforeAll(() => {
    copy = copyRepository();
    create('service', 'svc-notes');
    link('svc-notes', 'svc-notes');
    link('svc-notes/contract', 'svc-notes-contract');
    create('remote', 'mfe-notes');
    link('mfe-notes', 'mfe-notes');
    create('page', 'mfe-notes/past-notes');
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it(
    'writes a service and a remote that pass their own tests, the types and the lint',
    { timeout: 180_000 },
    () => {
      expect(run('vitest', 'run', 'svc-notes/', 'mfe-notes/')).toMatch(/Test Files .*7 passed/);
      run('node', 'node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json');
      run('node', 'node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.web.json');
      expect(run('oxlint', '--type-aware', '--deny-warnings', 'svc-notes', 'mfe-notes')).toContain(
        '0 errors',
      );
      run('oxfmt', '--check', 'svc-notes', 'mfe-notes', 'infra/platform.ts');
    },
  );

  it('adds each to the table of services and remotes, with a port of its own', () => {
    const table = readFileSync(path.join(copy, 'infra/platform.ts'), 'utf8');
    expect(table).toContain("{ name: 'svc-notes', port: 4005 }");
    expect(table).toContain("{ name: 'mfe-notes', devPort: 4015 }");
  });

  it('writes a capability and a reaction that pass their tests', { timeout: 120_000 }, () => {
    create('capability', 'svc-notes/comments');
    create('event', 'svc-notes/comments', 'user-deleted');
    const subscriptions = readFileSync(path.join(copy, 'svc-notes/contract/subscriptions.ts'), 'utf8');
    expect(subscriptions).toContain("'auth.user.deleted.v1',");
    const parts = ['svc-notes/src/comments', 'gateway/test/pact-services'];
    expect(run('vitest', 'run', ...parts)).toMatch(/Test Files .*3 passed/);
  });

  it('misses the pact of a call, and writes the consumer test for it', { timeout: 120_000 }, () => {
    const call = `import type { listNotes } from '@pathshala/svc-notes-contract/http';\nexport type Notes = typeof listNotes;\n`;
    writeFileSync(path.join(copy, 'mfe-notes/src/features/notes/notes.ts'), call);
    const check = () => run('vitest', 'run', 'infra/pact/test/completeness');
    expect(check).toThrow(/mfe-notes\/pact\/svc-notes.pact.test.ts has no call of listNotes/);
    create('call', 'mfe-notes/svc-notes', 'list-notes');
    expect(run('vitest', 'run', 'mfe-notes/pact', '--update')).toMatch(/Test Files .*1 passed/);
    const pact = readFileSync(path.join(copy, 'infra/pact/pacts/mfe-notes-svc-notes.json'), 'utf8');
    expect(pact).toContain('"path": "/notes"');
  });

  it('refuses to overwrite a file, and rejects invalid names', () => {
    expect(() => create('service', 'svc-notes')).toThrow('is there already');
    expect(() => create('service', 'notes')).toThrow('svc-');
    expect(() => create('page', 'mfe-nowhere/page')).toThrow('name an app');
    expect(() => create('event', 'svc-notes/notes', 'never-happened')).toThrow('No contract exports');
  });
});
