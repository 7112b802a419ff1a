import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeS3, type S3Fault } from '@pathshala/test-servers/fake-s3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTarget } from '../src/target/open-target.ts';
import { createS3Target } from '../src/target/s3-target.ts';
import type { BackupTarget } from '../src/target/port.ts';
import { openSite, restored, write } from './site.ts';

const address = 's3://school/backups';
const objects = new Map<string, Buffer>();
let faultOf: (request: IncomingMessage) => S3Fault | undefined;
const s3 = createFakeS3(objects, { accessKeyId: 'right', faultOf: (request) => faultOf(request) });
let env: Record<string, string>;
let target: BackupTarget;
let folder: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => s3.listen(0, '127.0.0.1', resolve));
  env = {
    S3_ENDPOINT: `http://127.0.0.1:${(s3.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'right',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  Object.assign(process.env, env);
});
beforeEach(async () => {
  objects.clear();
  faultOf = () => undefined;
  folder = mkdtempSync(join(tmpdir(), 's3-target-'));
  target = await openTarget(address);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => {
  for (const name of Object.keys(env)) delete process.env[name];
  s3.closeAllConnections();
  s3.close();
});

/** The first calls that match get the fault, all others a good answer. */
function failFirst(count: number, method: string, fault: S3Fault): () => number {
  let calls = 0;
  faultOf = (request) => {
    if (request.method !== method) return undefined;
    calls += 1;
    return calls <= count ? fault : undefined;
  };
  return () => calls;
}

describe('a backup in a bucket', () => {
  it('has snapshot and log of a running site, and is restored from there alone [BAK-01]', async () => {
    const site = await openSite(folder, { address });
    await write(site.exams, 'before');
    await site.backups.run('snapshot');
    await write(site.exams, 'after', 'y'.repeat(200_000));
    const since = Date.now();
    await expect.poll(() => site.backups.state().recordedUntil ?? 0, { interval: 10 }).toBeGreaterThan(since);
    expect(site.backups.state()).toMatchObject({ target: address, isOnSameDisk: false, problem: null });
    await site.stop();
    expect([...objects.keys()].every((key) => key.startsWith('/school/backups/'))).toBe(true);
    rmSync(join(folder, 'data'), { recursive: true });
    expect((await restored(folder, 'restored', { address })).exams).toEqual(['after', 'before']);
  });

  it('refuses to restore where an object is missing, and names it', async () => {
    const site = await openSite(folder, { address });
    await write(site.exams, 'one');
    await site.backups.run('snapshot');
    await site.stop();
    const lost = [...objects.keys()].find((key) => /svc-exams/u.test(key) && !/manifest/u.test(key)) ?? '';
    expect(objects.delete(lost)).toBe(true);
    await expect(restored(folder, 'restored', { address })).rejects.toThrow(
      /svc-exams.* in s3:\/\/school\/backups is missing/u,
    );
  });

  it('says so while the bucket answers 503, and goes on once it is back', async () => {
    const site = await openSite(folder, { address });
    await site.backups.run('snapshot');
    failFirst(Infinity, 'PUT', 'slow-down');
    await write(site.exams, 'meanwhile');
    await expect
      .poll(() => site.backups.state().problem, { interval: 50, timeout: 15_000 })
      .toMatch(/SlowDown/u);
    faultOf = () => undefined;
    const since = Date.now();
    await expect
      .poll(() => site.backups.state().recordedUntil ?? 0, { interval: 50, timeout: 15_000 })
      .toBeGreaterThan(since);
    await site.stop();
    expect((await restored(folder, 'restored', { address })).exams).toEqual(['meanwhile']);
  }, 60_000);
});

describe('the objects of a bucket', () => {
  it('are put, replaced, read, listed with their sizes and removed', async () => {
    await target.put('log/2', Buffer.from('two'));
    await target.put('log/1', Buffer.from('one'));
    await target.put('log/1', Buffer.from('other'));
    expect(Buffer.from((await target.get('log/1')) ?? '').toString()).toBe('other');
    expect(await target.list('log/')).toEqual([
      { key: 'log/1', bytes: 5, modifiedAt: expect.any(Number) },
      { key: 'log/2', bytes: 3, modifiedAt: expect.any(Number) },
    ]);
    await target.remove('log/1');
    await target.remove('log/1');
    expect(await target.get('log/1')).toBeNull();
  });

  it('are all listed where there are more than 1,000', async () => {
    for (let n = 0; n < 2_345; n += 1)
      objects.set(`/school/backups/log/${String(n).padStart(6, '0')}`, Buffer.from('x'));
    objects.set('/school/backups-of-others/log/1', Buffer.from('x'));
    const found = await target.list('log/');
    expect(found).toHaveLength(2_345);
    expect([found[0]?.key, found.at(-1)?.key]).toEqual(['log/000000', 'log/002344']);
  });

  it('are written whole or not at all when the connection ends within an upload', async () => {
    const calls = failFirst(1, 'PUT', 'after-half');
    const content = Buffer.alloc(3_000_000, 'z');
    await target.put('log/large', content);
    expect(calls()).toBeGreaterThan(1);
    expect(content.equals((await target.get('log/large')) ?? new Uint8Array())).toBe(true);
    failFirst(Infinity, 'PUT', 'after-half');
    await expect(target.put('log/lost', content)).rejects.toThrow(/ECONNRESET|socket hang up|EPIPE/u);
    faultOf = () => undefined;
    expect(await target.get('log/lost')).toBeNull();
  }, 30_000);

  it('arrive after a few 503 answers and a slow one', async () => {
    const calls = failFirst(2, 'PUT', 'slow-down');
    await target.put('log/late', Buffer.from('late'));
    expect(calls()).toBe(3);
    failFirst(1, 'GET', { delayMs: 500 });
    expect(Buffer.from((await target.get('log/late')) ?? '').toString()).toBe('late');
  });

  it('are given up where the bucket answers nothing, instead of being waited for forever', async () => {
    const { S3_ENDPOINT: endpoint = '', S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
    const keys = { accessKeyId: 'right', secretAccessKey, region: 'us-east-1', bucket: 'school' };
    const impatient = createS3Target({ ...keys, endpoint }, 'backups', { socketTimeout: 100 });
    failFirst(Infinity, 'PUT', { delayMs: 2_000 });
    await expect(impatient.put('log/1', Buffer.from('x'))).rejects.toThrow(/timed out/iu);
  });

  it('are refused with a wrong key, which no message quotes', async () => {
    const stranger = await openTarget(address, { ...env, S3_ACCESS_KEY_ID: 'wrong-key' });
    const refused: unknown = await stranger.put('log/1', Buffer.from('x')).catch((error: unknown) => error);
    expect(String(refused)).toMatch(/InvalidAccessKeyId/u);
    expect(String(refused)).not.toContain('wrong-key');
    await expect(stranger.get('log/1')).rejects.toThrow(/InvalidAccessKeyId/u);
    await expect(stranger.list('')).rejects.toThrow(/InvalidAccessKeyId/u);
    expect(objects.size).toBe(0);
  });
});
