import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/open-store.ts';
import type { ReleaseStore } from '../src/port.ts';
import { emptyState } from '../src/state.ts';
import { appendState, readRevision, readState } from '../src/state-log.ts';
import { createFakeS3 } from '@pathshala/test-servers/fake-s3';

const folder = mkdtempSync(join(tmpdir(), 'releases-'));
const objects = new Map<string, Buffer>();
const s3 = createFakeS3(objects);
const secrets = { region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'key' };
const s3Url = () => `http://127.0.0.1:${(s3.address() as AddressInfo).port}`;

mkdirSync(join(folder, 'store'));
beforeAll(() => new Promise<void>((resolve) => s3.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  s3.closeAllConnections();
  s3.close();
  rmSync(folder, { recursive: true });
});

describe.each([
  ['a folder', () => openStore(join(folder, 'store'), { ...secrets, endpoint: undefined })],
  ['S3', () => openStore('s3://parts/remotes/', { ...secrets, endpoint: s3Url() })],
])('a release store in %s', (_, open) => {
  let store: ReleaseStore;
  beforeAll(async () => {
    store = await open();
  });
  const bytes = (text: string) => Buffer.from(text);
  const textOf = (content: Uint8Array | null) => (content === null ? null : Buffer.from(content).toString());

  it('creates an object once and leaves it as it is', async () => {
    expect(await store.create('builds/mfe-a/v1/app.js', bytes('one'))).toBe(true);
    expect(await store.create('builds/mfe-a/v1/app.js', bytes('two'))).toBe(false);
    expect(textOf(await store.read('builds/mfe-a/v1/app.js'))).toBe('one');
    expect(await store.read('builds/mfe-a/v1/missing.js')).toBeNull();
  });

  it('lists by prefix, in order, and removes', async () => {
    await store.create('builds/mfe-b/v2/x.js', bytes(''));
    await store.create('builds/mfe-b/v1/y.js', bytes(''));
    expect(await store.list('builds/mfe-b/')).toEqual(['builds/mfe-b/v1/y.js', 'builds/mfe-b/v2/x.js']);
    expect(await store.list('builds/mfe-nothing/')).toEqual([]);
    await store.remove('builds/mfe-b/v1/y.js');
    await store.remove('builds/mfe-b/v1/y.js');
    expect(await store.list('builds/mfe-b/')).toEqual(['builds/mfe-b/v2/x.js']);
  });

  it('lets one of several writers create an object', async () => {
    const results = await Promise.all(
      ['a', 'b', 'c', 'd'].map((text) => store.create('state/race.json', bytes(text))),
    );
    await store.remove('state/race.json');
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  it('accepts no key that leaves it', async () => {
    await expect(async () => store.create('../outside', bytes(''))).rejects.toThrow('no permitted form');
    await expect(async () => store.read('builds/../../outside')).rejects.toThrow('no permitted form');
  });

  it('has the state of its highest revision in force, and takes each revision once', async () => {
    expect(await readState(store)).toEqual(emptyState);
    const first = { ...emptyState, revision: 1 };
    expect(await appendState(store, first)).toBe(true);
    expect(await appendState(store, { ...first, change: { ...first.change, by: 'another' } })).toBe(false);
    expect(await appendState(store, { ...first, revision: 2 })).toBe(true);
    expect((await readState(store)).revision).toBe(2);
    expect(await readRevision(store, 1)).toEqual(first);
    expect(await readRevision(store, 3)).toBeNull();
  });
});

describe('a store in a folder', () => {
  it('rejects while its folder is not there, instead of being empty', async () => {
    const away = await openStore(join(folder, 'away'), { ...secrets, endpoint: undefined });
    await expect(readState(away)).rejects.toThrow('ENOENT');
    await expect(away.read('state/00000001.json')).rejects.toThrow('ENOENT');
    await expect(away.create('state/00000001.json', Buffer.from('{}'))).rejects.toThrow('ENOENT');
  });

  it('leaves no draft behind', () => {
    expect(readdirSync(join(folder, 'store')).sort()).toEqual(['builds', 'state']);
  });

  it('is refused for an address that is neither a folder nor a bucket', async () => {
    await expect(openStore('s3://', { ...secrets, endpoint: undefined })).rejects.toThrow(
      's3://bucket/prefix',
    );
  });
});
