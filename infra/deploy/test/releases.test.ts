import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@pathshala/releases/open-store';
import type { ReleaseStore } from '@pathshala/releases/port';
import { appendState, readState } from '@pathshala/releases/state-log';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prune } from '../src/commands/prune.ts';
import {
  endCanaryOf,
  promotePart,
  recordServiceVersion,
  rollbackPart,
  startCanaryOf,
} from '@pathshala/releases/release';
import { readStatus } from '@pathshala/releases/release-status';
import type { Deployment } from '../src/deployment.ts';
import { publishService } from '../src/publish/publish-service.ts';
import { publish } from '../src/publish/publish.ts';
import { command } from './command.ts';
import { fakeShell, writeBuild } from './fake-build.ts';

const day = 24 * 60 * 60_000;
const name = 'mfe-exams';
let folder: string;
let store: ReleaseStore;
let now: number;
let deployment: Deployment;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  const s3 = { endpoint: undefined, region: '', accessKeyId: undefined, secretAccessKey: undefined };
  mkdirSync(join(folder, 'store'));
  store = await openStore(join(folder, 'store'), s3);
  now = Date.parse('2026-11-22T06:00:00.000Z');
  deployment = {
    store,
    shell: fakeShell(),
    smoke: () => Promise.resolve(),
    author: () => ({ by: 'ayesha', at: new Date(now).toISOString() }),
  };
  for (const version of ['v1', 'v2', 'v3']) await publishVersion(version);
});
afterEach(() => rmSync(folder, { recursive: true }));

async function publishVersion(version: string, of = name): Promise<void> {
  await publish(deployment, of, writeBuild(folder, { name: of, version }));
}

const live = async () => (await readState(store)).remotes[name]?.live?.version;

describe('what is live', () => {
  it('is what was promoted last, and a rollback returns step by step', async () => {
    for (const version of ['v1', 'v2', 'v3']) await promotePart(deployment, name, version);
    expect(await live()).toBe('v3');
    await rollbackPart(deployment, name);
    expect(await live()).toBe('v2');
    await rollbackPart(deployment, name);
    expect(await live()).toBe('v1');
    await expect(rollbackPart(deployment, name)).rejects.toThrow(
      'mfe-exams has no earlier version to return to',
    );
  });

  it('survives that a newer version is published', async () => {
    await promotePart(deployment, name, 'v1');
    await promotePart(deployment, name, 'v2');
    await rollbackPart(deployment, name);
    await publishVersion('v4');
    expect(await live()).toBe('v1');
  });

  it('is refused for a version that is not published, and for the one that is live', async () => {
    await expect(promotePart(deployment, name, 'v9')).rejects.toThrow('mfe-exams v9 is not published');
    await promotePart(deployment, name, 'v1');
    await expect(promotePart(deployment, name, 'v1')).rejects.toThrow(
      'is live already, since 2026-11-22T06:00:00.000Z, by ayesha.',
    );
  });

  it('is not overwritten when another operator changes the same remote at the same time', async () => {
    await promotePart(deployment, name, 'v1');
    const meanwhile = { ...deployment, author: () => ({ by: 'babul', at: new Date(now).toISOString() }) };
    await expect(
      promotePart(
        afterReading(() => promotePart(meanwhile, name, 'v2')),
        name,
        'v3',
      ),
    ).rejects.toThrow(
      'mfe-exams was changed meanwhile by babul at 2026-11-22T06:00:00.000Z (promote mfe-exams v2)',
    );
    expect(await live()).toBe('v2');
  });

  it('takes changes of two remotes at the same time', async () => {
    await publishVersion('a', 'mfe-learning');
    await promotePart(
      afterReading(() => promotePart(deployment, 'mfe-learning', 'a')),
      name,
      'v1',
    );
    const { remotes, revision } = await readState(store);
    expect([remotes[name]?.live?.version, remotes['mfe-learning']?.live?.version, revision]).toEqual([
      'v1',
      'a',
      2,
    ]);
  });
});

/** Something else happens once between reading the state and writing it. */
function afterReading(work: () => Promise<unknown>): Deployment {
  let isDone = false;
  const shell = {
    ...fakeShell(),
    facts: async () => {
      if (!isDone) {
        isDone = true;
        await work();
      }
      return fakeShell().facts();
    },
  };
  return { ...deployment, shell };
}

describe('a canary', () => {
  beforeEach(() => promotePart(deployment, name, 'v1'));

  it('is ended by a rollback, which leaves the live version, and by a promotion', async () => {
    await startCanaryOf(deployment, { name, version: 'v2', percent: 10 });
    const canary = async () => (await readState(store)).remotes[name]?.canary?.version;
    expect([await live(), await canary()]).toEqual(['v1', 'v2']);
    await rollbackPart(deployment, name);
    expect([await live(), await canary()]).toEqual(['v1', undefined]);
    await startCanaryOf(deployment, { name, version: 'v2', percent: 10 });
    await promotePart(deployment, name, 'v2');
    expect([await live(), await canary()]).toEqual(['v2', undefined]);
  });

  it.each([0, 100, -1, Number.NaN])('is refused for a share of %d percent', async (percent) => {
    await expect(startCanaryOf(deployment, { name, version: 'v2', percent })).rejects.toThrow(
      'is not a share',
    );
  });

  it('is refused for the live version', async () => {
    await expect(startCanaryOf(deployment, { name, version: 'v1', percent: 5 })).rejects.toThrow(
      'is live for everybody',
    );
  });
});

describe('a service', () => {
  const service = 'svc-words';
  const canary = { name: service, version: 's2', percent: 10 };
  const commit = 'a'.repeat(40);
  const released = async () => (await readState(store)).rollouts[service];

  beforeEach(async () => {
    for (const version of ['s1', 's2', 's3'])
      await publishService(deployment, { name: service, version, folder: null, contract: null, commit });
  });

  it('is wanted in the version that was promoted, and in the one before after a rollback, whatever runs', async () => {
    await promotePart(deployment, service, 's1');
    await promotePart(deployment, service, 's2');
    await recordServiceVersion(deployment, service, 's1');
    expect((await readStatus(store)).services).toEqual([
      expect.objectContaining({ name: service, live: 's1', wanted: 's2', rollback: 's1' }),
    ]);
    await rollbackPart(deployment, service);
    expect((await released())?.live?.version).toBe('s1');
    expect((await readState(store)).remotes).toEqual({});
    await expect(promotePart(deployment, service, 's9')).rejects.toThrow('svc-words s9 is not published');
  });

  it('has a canary at addresses, and only there', async () => {
    await promotePart(deployment, service, 's1');
    await expect(startCanaryOf(deployment, canary)).rejects.toThrow('name its addresses');
    for (const url of ['10.0.0.13:4003', 'http://10.0.0.13:4003/path', 'ftp://10.0.0.13'])
      await expect(startCanaryOf(deployment, { ...canary, urls: [url] })).rejects.toThrow('is no address');
    const urls = ['http://10.0.0.13:4003'];
    await startCanaryOf(deployment, { ...canary, urls });
    expect((await released())?.canary).toMatchObject({ version: 's2', percent: 10, urls });
    await expect(startCanaryOf(deployment, { ...canary, name, version: 'v2', urls })).rejects.toThrow(
      'leave --at out',
    );
  });

  it('ends a canary by its version only, so that what is live stays when another was faster', async () => {
    await promotePart(deployment, service, 's1');
    await promotePart(deployment, service, 's2');
    await startCanaryOf(deployment, { ...canary, version: 's3', urls: ['http://10.0.0.13:4003'] });
    const end = () => endCanaryOf(deployment, { name: service, version: 's3', reason: 'it failed' });
    await end();
    await expect(end()).rejects.toThrow('s3 is no canary of svc-words any more');
    expect(await released()).toMatchObject({ live: { version: 's2' }, canary: null });
  });

  it('keeps its versions when they are old and run', async () => {
    await promotePart(deployment, service, 's3');
    await recordServiceVersion(deployment, service, 's1');
    now += 31 * day;
    expect((await prune(deployment)).filter((one) => one.name === service)).toEqual([
      { name: service, version: 's2' },
    ]);
  });

  it('has a version again from another commit, and not with another image', async () => {
    const version = { name: service, version: 's1', folder: null, contract: null };
    expect(await publishService(deployment, { ...version, commit: 'b'.repeat(40) })).toMatchObject({
      isNew: false,
    });
    await expect(publishService(deployment, { ...version, image: 'words@sha256:1' })).rejects.toThrow(
      'is in the store with another service.json',
    );
    await expect(publishService(deployment, { ...version, version: 's4' })).rejects.toThrow(
      'has nothing that could run',
    );
  });
});

describe('pruning', () => {
  it('removes what nobody has had for 30 days, but for what is live, canary or returned to', async () => {
    for (const version of ['v4', 'v5']) await publishVersion(version);
    for (const version of ['v1', 'v2', 'v3']) await promotePart(deployment, name, version);
    await startCanaryOf(deployment, { name, version: 'v4', percent: 5 });
    expect(await prune(deployment)).toEqual([]);
    now += 31 * day;
    await publishVersion('v6');
    expect(await prune(deployment)).toEqual([
      { name, version: 'v1' },
      { name, version: 'v5' },
    ]);
    expect(await store.list(`builds/${name}/v1/`)).toEqual([]);
    expect((await store.list(`builds/${name}/v2/`)).length).toBeGreaterThan(0);
    expect((await readState(store)).remotes[name]?.previous).toEqual(['v2']);
    expect(await prune(deployment)).toEqual([]);
  });

  it('counts from the day on which visitors last got a version', async () => {
    await promotePart(deployment, name, 'v1');
    now += 40 * day;
    await promotePart(deployment, name, 'v2');
    await promotePart(deployment, name, 'v3');
    expect(await prune(deployment)).toEqual([]);
    now += 31 * day;
    expect(await prune(deployment)).toEqual([{ name, version: 'v1' }]);
  });
});

describe('the status', () => {
  it('lists what is live, who did it, what a rollback returns to, and the last changes', async () => {
    await promotePart(deployment, name, 'v1');
    await promotePart(deployment, name, 'v2');
    await recordServiceVersion(deployment, 'svc-exams', 'abc');
    const status = await readStatus(store);
    expect(status.remotes).toEqual([
      expect.objectContaining({ name, live: 'v2', by: 'ayesha', canary: '-', rollback: 'v1', published: 3 }),
    ]);
    expect(status.services).toEqual([expect.objectContaining({ name: 'svc-exams', live: 'abc' })]);
    expect(status.changes.map(({ what }) => what)).toEqual([
      'record svc-exams abc',
      'promote mfe-exams v2',
      'promote mfe-exams v1',
    ]);
    expect((await command(['status'], () => deployment))?.text).toContain('mfe-exams  v2');
  });

  it('has the last changes where the store has been pruned of older ones', async () => {
    const state = await readState(store);
    await appendState(store, {
      ...state,
      revision: 7,
      change: { at: '2026-11-22T06:00:00.000Z', by: 'a', what: 'b' },
    });
    expect((await readStatus(store)).changes).toHaveLength(1);
  });
});

describe('the command line', () => {
  it.each([[[]], [['publish']], [['promote', 'mfe-exams']], [['status', 'mfe-exams']], [['toString']]])(
    'has no command %j',
    (words) => {
      expect(command(words, () => deployment)).toBeNull();
    },
  );

  it('names the version of a part without a store', async () => {
    const open = () => Promise.reject(new Error('there is no store'));
    expect((await command(['version', 'svc-exams'], open))?.text).toMatch(/^[0-9a-f]{12}$/);
    await expect(command(['version', 'svc-nothing'], open)).rejects.toThrow('svc-nothing');
  });

  it('records only services that exist', async () => {
    await expect(command(['record', 'svc-nothing', 'v1'], () => deployment)).rejects.toThrow(
      'svc-nothing is none of',
    );
  });
});
