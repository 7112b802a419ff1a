import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import { openRedisKeyValue } from '../src/redis/open-redis-key-value.ts';
import type { KeyValue } from '../src/port.ts';
import { startFaultProxy, type FaultProxy } from '@pathshala/test-servers/fault-proxy';
import type { OutsideServer } from '@pathshala/test-servers/outside-server';
import { startRedis } from '@pathshala/test-servers/start-redis';
import { eventually } from '@pathshala/test-servers/eventually';
import { describeKeyValue, freshKey } from './key-value.conformance.ts';
import { killedProcess } from '@pathshala/test-servers/killed-process';

let redis: OutsideServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

describeKeyValue('Redis', () => openRedisKeyValue({ url: redis.url }));

describe('key-value on Redis during failures', () => {
  const long = { ttlMs: 600_000 };
  let proxy: FaultProxy;
  let store: KeyValue;

  beforeEach(async () => {
    const { hostname, port } = new URL(redis.url);
    proxy = await startFaultProxy({ host: hostname, port: Number(port || 6379) });
    store = await openRedisKeyValue({ url: `redis://127.0.0.1:${proxy.port}` });
  });
  afterEach(async () => {
    await store.close();
    await proxy.close();
  });

  const answers = () =>
    store.ping().then(
      () => true,
      () => false,
    );

  async function timeToFail(): Promise<number> {
    const before = Date.now();
    await expect(store.get('any')).rejects.toBeInstanceOf(StoreUnavailableError);
    return Date.now() - before;
  }

  it('fails at once while the server is away, and answers within two seconds of its return', async () => {
    await proxy.become('down');
    await eventually(answers, (isUp) => !isUp);
    expect(await timeToFail()).toBeLessThan(200);
    await proxy.become('up');
    const back = Date.now();
    await eventually(answers, (isUp) => isUp);
    expect(Date.now() - back).toBeLessThan(2_000);
  });

  it('rejects after two seconds when the server is silent, and answers when it responds again', async () => {
    await proxy.become('timeout');
    expect(await timeToFail()).toBeLessThan(3_000);
    await proxy.become('up');
    await eventually(answers, (isUp) => isUp);
    expect(await store.get('any')).toBeNull();
  });

  it('continues after its connection was reset', async () => {
    const key = freshKey();
    await store.set(key, 'a', long);
    proxy.resetPeers();
    await eventually(answers, (isUp) => isUp);
    expect(await store.get(key)).toBe('a');
  });

  it('opens although the server is away, and answers once it is there', async () => {
    await proxy.become('down');
    const early = await openRedisKeyValue({ url: `redis://127.0.0.1:${proxy.port}` });
    await expect(early.ping()).rejects.toBeInstanceOf(StoreUnavailableError);
    await proxy.become('up');
    await eventually(
      () =>
        early.ping().then(
          () => true,
          () => false,
        ),
      (isUp) => isUp,
    );
    await early.close();
  });

  it('has everything that was set before the process was killed, and the server too', async (context) => {
    const keys = await killedProcess(new URL('setting-process.ts', import.meta.url), [
      'redis',
      redis.url,
      freshKey(),
    ]);
    if (!redis.isOurs) context.skip('a server that the tests did not start cannot be killed');
    await redis.kill();
    await eventually(answers, (isUp) => !isUp);
    await redis.restart();
    await eventually(answers, (isUp) => isUp);
    const values = await Promise.all(keys.map((key) => store.get(key)));
    expect(values).toEqual(keys.map((key) => key.split('-').at(-1)));
  });
});
