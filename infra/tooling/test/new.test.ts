import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackedFiles } from '../src/tracked-files.ts';
import { copyRepository, type RepositoryCopy } from './copy-repository.ts';

describe('npm run new', () => {
  let copy: RepositoryCopy;
  /** The files of all teams as they were. */
  let before: ReadonlyMap<string, string>;
  const run: RepositoryCopy['run'] = (...command) => copy.run(...command);
  const create: RepositoryCopy['create'] = (...command) => copy.create(...command);
  const read = (file: string) => readFileSync(path.join(copy.folder, file), 'utf8');

  /** Checks the types of the new part and of what it imports: the rest of the repository is unchanged. */
  const checkTypes = (base: string, include: readonly string[]) => {
    const config = path.join(copy.folder, `new.${base}`);
    writeFileSync(config, JSON.stringify({ extends: `./${base}`, include }));
    run('node', 'node_modules/typescript-native/bin/tsc', '-p', config, '--noEmit');
    rmSync(config);
  };

  beforeAll(() => {
    copy = copyRepository();
    const others = trackedFiles().filter((file) =>
      /^(?:svc-|mfe-|shell|gateway)[^.]*\.(?:ts|tsx|json)$/.test(file),
    );
    before = new Map(others.map((file) => [file, read(file)]));
    create('service', 'svc-notes');
    create('remote', 'mfe-notes');
    create('page', 'mfe-notes/past-notes');
  }, 60_000);
  afterAll(() => copy.remove(), 60_000);

  it(
    'writes a service and a remote that pass their own tests, the types and the lint [EVT-03]',
    { timeout: 180_000 },
    () => {
      expect(run('vitest', 'run', 'svc-notes/', 'mfe-notes/')).toMatch(/Test Files .*8 passed/);
      checkTypes('tsconfig.json', ['svc-notes', '*/src/http/*.d.ts']);
      checkTypes('tsconfig.web.json', ['mfe-notes', 'infra/web-kit/src/css-modules.d.ts']);
      expect(run('oxlint', '--type-aware', '--deny-warnings', 'svc-notes', 'mfe-notes')).toContain(
        '0 errors',
      );
    },
  );

  it(
    'gives them a place in the images, in compose, Kubernetes and monitoring, and an owner',
    { timeout: 120_000 },
    () => {
      run('node', 'gateway/src/docs/write-openapi.ts');
      const tests = [
        'infra/deploy/test/compose',
        'infra/deploy/test/kubernetes',
        'infra/deploy/test/monitoring',
        'infra/tooling/test/parts',
        'infra/tooling/test/packages',
        'infra/tooling/test/layout',
        'infra/pact/test/completeness',
        'gateway/test/openapi',
      ];
      expect(run('vitest', 'run', '--project', 'node', ...tests)).toMatch(/Test Files .*8 passed/);
      const table = ['infra/tooling/test/teams.test.ts', '-t', 'the table of parts'];
      expect(run('vitest', 'run', '--project', 'node', ...table)).toMatch(/Tests .*11 passed/);
      run('node', 'infra/deploy/images/select-part.ts', 'svc-notes', 'data/image');
      expect(read('data/image/sources/svc-notes/contract/notes.ts')).toContain('listNotes');
      run('oxfmt', '--check', 'svc-notes', 'mfe-notes', 'infra');
    },
  );

  it(
    'lets the service appear among the operations, with its administrators’ changes in the audit log',
    {
      timeout: 120_000,
    },
    () => {
      expect(read('svc-notes/contract/prefixes.ts')).toContain("'/operations/svc-notes'");
      expect(read('gateway/openapi.json')).toContain('"/api/operations/svc-notes/status"');
      const tests = ['svc-auth/test/pact-consumer', 'infra/pact/test/completeness'];
      expect(run('vitest', 'run', '--project', 'node', ...tests)).toMatch(/Test Files .*2 passed/);
    },
  );

  it('changes no file of another team: their own folders, the owners, and infra', () => {
    const differing = [...before].filter(([file, text]) => read(file) !== text).map(([file]) => file);
    // Written by the tests above: the description of the API.
    expect(differing.filter((file) => file !== 'gateway/openapi.json')).toEqual([]);
  });

  it('adds each to the table of services and remotes, with a port of its own', () => {
    const table = read('infra/platform.ts');
    expect(table).toContain("{ name: 'svc-notes', port: 4005 }");
    expect(table).toContain("{ name: 'mfe-notes', devPort: 4015 }");
  });

  it('writes a capability and a reaction that pass their tests', { timeout: 120_000 }, () => {
    create('capability', 'svc-notes/comments');
    create('event', 'svc-notes/comments', 'user-deleted');
    expect(read('svc-notes/contract/subscriptions.ts')).toContain("'auth.user.deleted.v1',");
    const parts = ['svc-notes/src/comments', 'gateway/test/pact-services'];
    expect(run('vitest', 'run', ...parts)).toMatch(/Test Files .*3 passed/);
  });

  it('misses the pact of a call, and writes the consumer test for it', { timeout: 120_000 }, () => {
    const call = `import type { listNotes } from '@pathshala/svc-notes-contract/http';\nexport type Notes = typeof listNotes;\n`;
    writeFileSync(path.join(copy.folder, 'mfe-notes/src/features/notes/notes.ts'), call);
    const check = () => run('vitest', 'run', 'infra/pact/test/completeness');
    expect(check).toThrow(/mfe-notes\/pact\/svc-notes.pact.test.ts has no call of listNotes/);
    create('call', 'mfe-notes/svc-notes', 'list-notes');
    expect(run('vitest', 'run', 'mfe-notes/pact', '--update')).toMatch(/Test Files .*1 passed/);
    expect(read('infra/pact/pacts/mfe-notes-svc-notes.json')).toContain('"path": "/notes"');
  });

  it('refuses to overwrite a file, and rejects invalid names', () => {
    expect(() => create('service', 'svc-notes')).toThrow('is there already');
    expect(() => create('service', 'notes')).toThrow('svc-');
    expect(() => create('page', 'mfe-nowhere/page')).toThrow('name an app');
    expect(() => create('event', 'svc-notes/notes', 'never-happened')).toThrow('No contract exports');
  });
});
