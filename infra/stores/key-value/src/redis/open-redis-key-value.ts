import { Redis } from 'ioredis';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import type { KeyValue } from '../port.ts';

/** In one step, or two at once would both begin the life of the count; a count that lost its life gets a new one. */
const incrementScript = `
  local count = redis.call('INCR', KEYS[1])
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then
    redis.call('PEXPIRE', KEYS[1], ARGV[1])
    left = tonumber(ARGV[1])
  end
  return { count, left }`;

/** The life of a set is that of its youngest member. */
const addScript = `
  redis.call('SADD', KEYS[1], ARGV[1])
  if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end`;

interface WithScripts {
  countUp(key: string, ttlMs: number): Promise<[number, number]>;
  addMember(key: string, member: string, ttlMs: number): Promise<null>;
}

/** Redis takes whole milliseconds of at least one. */
const life = (ttlMs: number) => Math.max(1, Math.ceil(ttlMs));

function connect(url: string): Redis & WithScripts {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    // A count that may have been counted is not counted again.
    autoResendUnfulfilledCommands: false,
    connectTimeout: 2_000,
    commandTimeout: 2_000,
    // Shorter than the patience of a command: who says nothing while asked is cut off and called again.
    socketTimeout: 1_500,
    retryStrategy: (times) => Math.min(50 * 2 ** times, 1_000),
    scripts: {
      countUp: { lua: incrementScript, numberOfKeys: 1 },
      addMember: { lua: addScript, numberOfKeys: 1 },
    },
  });
  // Each command tells its own failure; without a listener ioredis prints them.
  redis.on('error', () => undefined);
  return redis as Redis & WithScripts;
}

class RedisKeyValue implements KeyValue {
  readonly #redis: Redis & WithScripts;

  constructor(redis: Redis & WithScripts) {
    this.#redis = redis;
  }

  async #ask<Answer>(command: (redis: Redis & WithScripts) => Promise<Answer>): Promise<Answer> {
    try {
      return await command(this.#redis);
    } catch (error) {
      throw new StoreUnavailableError(error);
    }
  }

  get(key: string): Promise<string | null> {
    return this.#ask((redis) => redis.get(key));
  }

  async set(key: string, value: string, { ttlMs }: { ttlMs: number }): Promise<void> {
    await this.#ask((redis) => redis.set(key, value, 'PX', life(ttlMs)));
  }

  async setIfAbsent(key: string, value: string, { ttlMs }: { ttlMs: number }): Promise<boolean> {
    return (await this.#ask((redis) => redis.set(key, value, 'PX', life(ttlMs), 'NX'))) !== null;
  }

  async touch(key: string, ttlMs: number): Promise<boolean> {
    return (await this.#ask((redis) => redis.pexpire(key, life(ttlMs)))) === 1;
  }

  async delete(...keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await this.#ask((redis) => redis.unlink(...keys));
  }

  async increment(key: string, { ttlMs }: { ttlMs: number }): Promise<{ count: number; ttlMs: number }> {
    const [count, left] = await this.#ask((redis) => redis.countUp(key, life(ttlMs)));
    return { count, ttlMs: left };
  }

  async addToSet(key: string, member: string, { ttlMs }: { ttlMs: number }): Promise<void> {
    await this.#ask((redis) => redis.addMember(key, member, life(ttlMs)));
  }

  async removeFromSet(key: string, member: string): Promise<void> {
    await this.#ask((redis) => redis.srem(key, member));
  }

  members(key: string): Promise<readonly string[]> {
    return this.#ask(async (redis) => (await redis.smembers(key)).sort());
  }

  async ping(): Promise<void> {
    await this.#ask((redis) => redis.ping());
  }

  async close(): Promise<void> {
    this.#redis.disconnect();
  }
}

/** How long the opening waits for the first connection; one that comes later is taken too. */
const patienceMs = 2_000;

function connected(redis: Redis): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    redis.once('ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Key-value on Redis. While the server is away each call fails with StoreUnavailableError, at once or within two seconds;
 * when it is back, they work again by themselves. What Redis forgets at a crash is a matter of its own persistence.
 */
export async function openRedisKeyValue({ url }: { url: string }): Promise<KeyValue> {
  const redis = connect(url);
  await connected(redis);
  return new RedisKeyValue(redis);
}
