import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@pathshala/releases/open-store';
import type { ReleaseStore } from '@pathshala/releases/port';
import { readPublication } from '@pathshala/releases/publication';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { promotePart } from '@pathshala/releases/release';
import type { Deployment } from '../src/deployment.ts';
import { sizeBudget } from '../src/publish/check-files.ts';
import { publish } from '../src/publish/publish.ts';
import { Rejection } from '@pathshala/releases/rejection';
import { fakeShell, shellFacts, writeBuild, type FakeBuild } from './fake-build.ts';

let folder: string;
let store: ReleaseStore;
let deployment: Deployment;
let smokeRuns: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  mkdirSync(join(folder, 'store'));
  store = await openStore(join(folder, 'store'), {
    endpoint: undefined,
    region: '',
    accessKeyId: undefined,
    secretAccessKey: undefined,
  });
  smokeRuns = [];
  deployment = {
    store,
    shell: fakeShell(),
    smoke: ({ description }) => {
      smokeRuns.push(`${description.name} ${description.version}`);
      return Promise.resolve();
    },
    author: () => ({ by: 'ayesha', at: '2026-11-22T06:00:00.000Z' }),
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

function publishBuild(build: Partial<FakeBuild> = {}, by: Deployment = deployment) {
  const { name = 'mfe-exams', version = 'v1' } = build;
  return publish(by, name, writeBuild(folder, { ...build, name, version }));
}

async function reasonsOf(work: Promise<unknown>): Promise<readonly string[]> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Rejection);
  return (error as Rejection).reasons;
}

const provided = (name: string, requiredVersion: string, own: readonly string[] = []) => ({
  name,
  requiredVersion,
  singleton: true,
  assets: { js: { sync: own, async: [] } },
});

describe('publishing a build', () => {
  it('copies it with compressed copies of its texts, after a smoke run, and names who and when', async () => {
    const files = { 'app.js': 'x'.repeat(2000), 'app.js.map': '{}', 'mf-stats.json': '{}' };
    expect(await publishBuild({ files })).toEqual({ name: 'mfe-exams', version: 'v1', isNew: true });
    expect(smokeRuns).toEqual(['mfe-exams v1']);
    const publication = await readPublication(store, 'mfe-exams', 'v1');
    expect(publication).toMatchObject({ publishedBy: 'ayesha', publishedAt: '2026-11-22T06:00:00.000Z' });
    const originals = ['app.js', 'mf-manifest.json', 'remote.json', 'remoteEntry.js'];
    expect(Object.keys(publication?.files ?? {}).sort()).toEqual(
      [...originals, 'app.js.br', 'app.js.gz'].sort(),
    );
    expect(await store.list('state/')).toEqual([]);
  });

  it('takes the pages along that its routes are first seen as', async () => {
    const html = { bn: 'home.bn.html', en: 'home.en.html' };
    const routes = [{ path: '/exams', access: 'visitor', html }];
    await publishBuild({
      remote: { routes },
      files: { [html.bn]: '<h1>পরীক্ষা</h1>', [html.en]: '<h1>Exams</h1>' },
    });
    expect(String(await store.read('builds/mfe-exams/v1/home.bn.html'))).toBe('<h1>পরীক্ষা</h1>');
  });

  it('is done again without a check for the same bytes, and refused for others', async () => {
    await publishBuild();
    expect(await publishBuild()).toMatchObject({ isNew: false });
    expect(smokeRuns).toHaveLength(1);
    const [reason] = await reasonsOf(publishBuild({ files: { 'more.js': 'x' } }));
    expect(reason).toBe(
      'mfe-exams v1 is in the store with another more.js, and a version never changes: give this build a version of its own.',
    );
  });

  it('is completed after an interruption', async () => {
    await store.create('builds/mfe-exams/v1/remoteEntry.js', Buffer.from('var mfe_exams = {};'));
    expect(await publishBuild()).toMatchObject({ isNew: true });
  });

  it.each<[string, Partial<FakeBuild>, string]>([
    ['no routes', { remote: { routes: [] } }, 'remote.json: routes '],
    ['a contract that is no range', { remote: { contract: 'latest' } }, 'must be a range like ^2.1'],
    ['another name', { remote: { name: 'mfe-other' } }, 'is a build of mfe-other: publish it by that name.'],
    [
      'an entry that is missing',
      { remote: { entry: 'x.js', integrity: {} } },
      'remote.json names x.js, which',
    ],
    [
      'an entry without its hash',
      { remote: { integrity: {} } },
      'remote.json has no integrity of remoteEntry.js',
    ],
    [
      'an entry that is not what was built',
      { remote: { integrity: { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` } } },
      'remoteEntry.js is not what remote.json has the hash of',
    ],
    ['no exposed ./app', { exposes: [{ path: './other' }] }, 'mf-manifest.json exposes no ./app'],
    ['a page that no route names', { files: { 'a.html': '' } }, 'a.html is of a type that no gateway serves'],
    [
      'a page of a route that is missing',
      { remote: { routes: [{ path: '/exams', access: 'visitor', html: { bn: 'bn.html', en: 'en.html' } }] } },
      'remote.json names bn.html, which the build does not have',
    ],
    ['an older font format', { files: { 'a.ttf': '' } }, 'a.ttf is of a type that no gateway serves'],
    [
      'a contract that the live shell does not provide',
      { remote: { contract: '^2.2' } },
      'mfe-exams needs the contract ^2.2 and the live shell provides 2.1.0: ',
    ],
    [
      'another React',
      { shared: [provided('react', '^18.2.0')] },
      'mfe-exams needs react ^18.2.0 and the live shell has 19.3.1: ',
    ],
    [
      'a module that the shell does not share',
      { shared: [provided('vue', '^3.0.0')] },
      'mfe-exams takes vue from the page, and the live shell does not share it',
    ],
    [
      'a heavy entry',
      {
        remote: { preload: { app: ['app.js'], texts: { bn: [], en: [] } } },
        files: { 'app.js': noise(sizeBudget.firstLoad * 2) },
      },
      'before it shows anything, the budget is 80 kB',
    ],
  ])('rejects %s', async (_, build, reason) => {
    const reasons = await reasonsOf(publishBuild(build));
    expect(reasons.join('\n')).toContain(reason);
    expect(smokeRuns).toEqual([]);
    expect(await store.list('builds/')).toEqual([]);
  });

  it('accepts a module of its own that the shell does not share, a range that the shell is in, and no mf-manifest', async () => {
    const shared = [provided('vue', '^3.0.0', ['vue.js']), provided('react', '^19.3.0')];
    expect(await publishBuild({ shared })).toMatchObject({ isNew: true });
    expect(await publishBuild({ version: 'v2', shared: null })).toMatchObject({ isNew: true });
  });

  it('rejects a path that another live remote has, and a parameter of another name is the same path', async () => {
    await publishBuild({
      name: 'mfe-other',
      remote: { routes: [{ path: '/exams/:id', access: 'visitor' }] },
    });
    const routes = [
      { path: '/exams/:examId/', access: 'visitor' },
      { path: '/exams/*', access: 'visitor' },
    ];
    expect(await publishBuild({ remote: { routes } })).toMatchObject({ isNew: true });
    await promotePart(deployment, 'mfe-other', 'v1');
    expect(await reasonsOf(publishBuild({ version: 'v2', remote: { routes } }))).toEqual([
      '/exams/:examId/ of mfe-exams is a path of mfe-other too: agree with its team on who has it, and publish the one without it first.',
    ]);
    expect((await reasonsOf(promotePart(deployment, 'mfe-exams', 'v1')))[0]).toContain('of mfe-other too');
  });

  it('asks the contract tests with everything that is live, and rejects with their reasons [EVT-03]', async () => {
    const asked: unknown[] = [];
    const canDeploy: Deployment['canDeploy'] = (question) => {
      asked.push(question);
      return Promise.resolve({ ok: false, reasons: ['svc-exams abc has no field "marks".'] });
    };
    await publishBuild({ name: 'mfe-learning', version: 'a' });
    await promotePart(deployment, 'mfe-learning', 'a');
    expect(await reasonsOf(publishBuild({}, { ...deployment, canDeploy }))).toEqual([
      'svc-exams abc has no field "marks".',
    ]);
    expect(asked).toEqual([{ part: 'mfe-exams', version: 'v1', live: { 'mfe-learning': 'a' } }]);
  });

  it('leaves nothing in the store when the smoke run fails', async () => {
    const smoke = () => Promise.reject(new Rejection('It showed nothing.'));
    expect(await reasonsOf(publishBuild({}, { ...deployment, smoke }))).toEqual(['It showed nothing.']);
    expect(await store.list('builds/')).toEqual([]);
  });

  it('names what to do for a folder that is no build', async () => {
    const place = join(folder, 'empty');
    expect((await reasonsOf(publish(deployment, 'mfe-exams', place)))[0]).toContain('has no remote.json');
    writeBuild(folder, { name: 'mfe-exams', version: 'v1' });
    writeFileSync(join(folder, 'mfe-exams/v1/remote.json'), '{');
    const reasons = await reasonsOf(publish(deployment, 'mfe-exams', join(folder, 'mfe-exams/v1')));
    expect(reasons).toEqual(['remote.json is not JSON: build the remote again.']);
    expect(readdirSync(folder)).toContain('store');
  });

  it('rejects a promotion when the live shell no longer provides the contract', async () => {
    await publishBuild();
    const shell = fakeShell({ ...shellFacts, contract: '3.0.0' });
    const [reason] = await reasonsOf(promotePart({ ...deployment, shell }, 'mfe-exams', 'v1'));
    expect(reason).toContain('needs the contract ^2.0 and the live shell provides 3.0.0');
  });
});

/** Text that does not compress. */
function noise(length: number): string {
  let seed = 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCodePoint(33 + (seed % 90));
  };
  return Array.from({ length }, next).join('');
}
