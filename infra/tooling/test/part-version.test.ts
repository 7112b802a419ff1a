import { services } from '@pathshala/platform';
import { beforeAll, describe, expect, it } from 'vitest';
import { affectedParts, deployableOf } from '../src/affected/affected-parts.ts';
import { testsOf } from '../src/affected/tests-of.ts';
import type { BuildRecord } from '../src/build/front-end-inputs.ts';
import { lockedVersions } from '../src/build/locked-versions.ts';
import { partVersion } from '../src/build/part-version.ts';
import { withChanges, workingTree, type SourceTree } from '../src/build/source-tree.ts';

const servers = [...services.map(({ name }) => name), 'gateway'];

/** The repository with text added to a file. */
function withText(file: string, text: string): SourceTree {
  return withChanges(workingTree, new Map([[file, workingTree.read(file) + text]]));
}

describe('the version of a part', () => {
  let versions: ReadonlyMap<string, string>;
  beforeAll(() => {
    versions = new Map(servers.map((name) => [name, partVersion(name)]));
  });
  const changedIn = (tree: SourceTree) =>
    servers.filter((name) => partVersion(name, tree) !== versions.get(name));

  it('is twelve hex digits, different for each part', () => {
    expect(new Set(versions.values()).size).toBe(servers.length);
    expect([...versions.values()].filter((version) => !/^[0-9a-f]{12}$/.test(version))).toEqual([]);
  });

  it('changes with a comment in its own contract, and no other part does [EVT-03]', () => {
    expect(changedIn(withText('svc-campaigns/contract/events.ts', '\n// A comment.\n'))).toEqual([
      'svc-campaigns',
    ]);
  });

  it('changes with the code of a contract that it depends on', () => {
    const changed = changedIn(withText('svc-catalog/contract/events.ts', '\nexport const added = 1;\n'));
    expect(changed).toContain('svc-catalog');
    expect(changed).toContain('svc-exams');
  });

  it('changes with a file of a kit that it reaches, not with another file of that kit', () => {
    const added = '\nexport const added = 1;\n';
    expect(changedIn(withText('infra/service-kit/src/mail-templates/render-mail.ts', added))).toEqual([
      'svc-auth',
      'svc-campaigns',
    ]);
    expect(changedIn(withText('infra/service-kit/src/service/run-jobs.ts', added))).toEqual(
      services.map(({ name }) => name),
    );
  });

  it('changes with a worker that a kit starts by its address', () => {
    const changed = changedIn(withText('infra/uploads/src/picture-job.ts', '\nexport const added = 1;\n'));
    expect(changed).toContain('svc-auth');
    expect(changed).not.toContain('gateway');
  });

  it('does not change with a test or a README', () => {
    const files = ['svc-exams/test/access.test.ts', 'svc-exams/README.md'];
    for (const file of files) expect(changedIn(withText(file, '\n'))).toEqual([]);
  });

  it('changes with the resolved version of an external package, also one that another package needs', () => {
    const lock = JSON.parse(workingTree.read('package-lock.json')) as {
      packages: Record<string, { version?: string }>;
    };
    lock.packages['node_modules/mongodb-connection-string-url'] = { version: '0.0.1' };
    const tree = withChanges(workingTree, new Map([['package-lock.json', JSON.stringify(lock)]]));
    expect(changedIn(tree)).toEqual(services.map(({ name }) => name));
  });

  it('is refused for a part that does not exist', () => {
    expect(() => partVersion('svc-nothing')).toThrow('There is no part named svc-nothing.');
    expect(() => partVersion('mfe-nothing')).toThrow('There is no part named mfe-nothing.');
  });
});

describe('the resolved versions', () => {
  it('are those of the nearest node_modules', () => {
    const lock = {
      packages: {
        'node_modules/a': { version: '1.0.0', dependencies: { b: '^2.0.0' } },
        'node_modules/a/node_modules/b': { version: '2.0.0' },
        'node_modules/b': { version: '1.0.0' },
      },
    };
    const found = lockedVersions(JSON.stringify(lock), [{ folder: 'svc-x', dependencies: ['a'] }]);
    expect([...found]).toEqual([
      ['node_modules/a', '1.0.0'],
      ['node_modules/a/node_modules/b', '2.0.0'],
    ]);
  });
});

describe('the parts that a change affects', () => {
  const shared = 'infra/web-kit/src/parts/tabs.tsx';
  const records: Readonly<Record<string, BuildRecord>> = {
    'mfe-exams': { version: 'a', inputs: { [shared]: 'x', 'node_modules/react': '19.0.0' } },
    'mfe-learning': { version: 'b', inputs: { 'mfe-learning/src/remote.tsx': 'x' } },
  };
  const recordOf = (name: string): BuildRecord => records[name] ?? { version: 'c', inputs: {} };

  function affected(file: string, text: string, record = recordOf) {
    const now = withText(file, text);
    return affectedParts({ files: [file], before: workingTree }, { now, recordOf: record });
  }
  it('are the remotes whose bundle contains the changed part of the kit, with the reason and the tests', () => {
    const parts = affected(shared, '\nexport const added = 1;\n');
    expect(deployableOf(parts)).toEqual(['mfe-exams']);
    expect(parts[0]).toMatchObject({ because: [shared], tests: 'npx vitest run mfe-exams/' });
    expect(parts.find(({ part }) => part === 'infra/web-kit')?.hasNewVersion).toBe(false);
  });

  it('are none for a comment in a file of the bundle', () => {
    expect(deployableOf(affected(shared, '\n// A comment.\n'))).toEqual([]);
  });

  it('are the service of a contract for a comment in it, and no remote', () => {
    const file = 'svc-campaigns/contract/http.ts';
    const contains = (): BuildRecord => ({ version: 'd', inputs: { [file]: 'x' } });
    expect(deployableOf(affected(file, '\n// A comment.\n', contains))).toEqual(['svc-campaigns']);
  });

  it('are judged by their own folder where there is no build yet', () => {
    const file = 'mfe-learning/src/remote.tsx';
    const parts = affectedParts(
      { files: [file], before: workingTree },
      { now: withText(file, '\nexport const added = 1;\n'), recordOf: () => null },
    );
    expect(deployableOf(parts)).toEqual(['mfe-learning']);
  });

  it('name a service for a test of it, without a new version', () => {
    const [part] = affected('svc-exams/test/access.test.ts', '\n');
    expect(part).toMatchObject({ part: 'svc-exams', hasNewVersion: false });
  });
});

describe('the tests after a change', () => {
  const testsAfter = (...files: readonly string[]) =>
    testsOf(affectedParts({ files, before: workingTree }, { recordOf: () => null }), files);

  it('are those of the affected parts, and the rules that hold all parts', () => {
    const tests = testsAfter('svc-exams/test/access.test.ts', 'infra/docs/architecture.md');
    expect(tests).toContain('svc-exams/');
    expect(tests).toContain('infra/tooling/test/layout');
    expect(tests).not.toContain('svc-auth/');
  });

  it('are all when a file of no part changes: an empty list asks vitest for everything', () => {
    for (const file of ['vitest.config.ts', 'package-lock.json', 'infra/platform.ts'])
      expect(testsOf([], ['svc-exams/README.md', file])).toEqual([]);
  });

  it('are files that exist', () => {
    const rules = testsOf([], ['README.md']);
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.filter((file) => !workingTree.has(`${file}.test.ts`))).toEqual([]);
  });
});
