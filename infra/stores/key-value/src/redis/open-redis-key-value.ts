import { Redis } from 'ioredis';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import type { KeyValue } from '../port.ts';

/** Atomic, so that two concurrent calls cannot both set the expiry. A count without expiry gets one. */
const incrementScript = `
  local count = redis.call('INCR', KEYS[1])
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then
    redis.call('PEXPIRE', KEYS[1], ARGV[1])
    left = tonumber(ARGV[1])
  end
  return { count, left }`;

/** A set expires with its latest member. */
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
    // An increment that may have been executed is not sent again.
    autoResendUnfulfilledCommands: false,
    connectTimeout: 2_000,
    commandTimeout: 2_000,
    // Shorter than `commandTimeout`: a connection that does not answer is closed and opened again.
    socketTimeout: 1_500,
    retryStrategy: (times) => Math.min(50 * 2 ** times, 1_000),
    scripts: {
      countUp: { lua: incrementScript, numberOfKeys: 1 },
      addMember: { lua: addScript, numberOfKeys: 1 },
    },
  });
  // Each command rejects with its own error; without a listener ioredis also prints the errors.
  redis.on('error', () => undefined);
  return redis as Redis & WithScripts;
}

class RedisKeyValue implements KeyValue {
  readonly #redis: Redis & WithScripts;

  constructor(redis: Redis & WithScripts) {
    this.#redis = redis;
  }

  async #run<Result>(command: (redis: Redis & WithScripts) => Promise<Result>): Promise<Result> {
    try {
      return await command(this.#redis);
    } catch (error) {
      throw new StoreUnavailableError(error);
    }
  }

  get(key: string): Promise<string | null> {
    return this.#run((redis) => redis.get(key));
  }

  async set(key: string, value: string, { ttlMs }: { ttlMs: number }): Promise<void> {
    await this.#run((redis) => redis.set(key, value, 'PX', life(ttlMs)));
  }

  async setIfAbsent(key: string, value: string, { ttlMs }: { ttlMs: number }): Promise<boolean> {
    return (await this.#run((redis) => redis.set(key, value, 'PX', life(ttlMs), 'NX'))) !== null;
  }

  async touch(key: string, ttlMs: number): Promise<boolean> {
    return (await this.#run((redis) => redis.pexpire(key, life(ttlMs)))) === 1;
  }

  async delete(...keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await this.#run((redis) => redis.unlink(...keys));
  }

  async increment(key: string, { ttlMs }: { ttlMs: number }): Promise<{ count: number; ttlMs: number }> {
    const [count, left] = await this.#run((redis) => redis.countUp(key, life(ttlMs)));
    return { count, ttlMs: left };
  }

  async addToSet(key: string, member: string, { ttlMs }: { ttlMs: number }): Promise<void> {
    await this.#run((redis) => redis.addMember(key, member, life(ttlMs)));
  }

  async removeFromSet(key: string, member: string): Promise<void> {
    await this.#run((redis) => redis.srem(key, member));
  }

  members(key: string): Promise<readonly string[]> {
    return this.#run(async (redis) => (await redis.smembers(key)).sort());
  }

  async ping(): Promise<void> {
    await this.#run((redis) => redis.ping());
  }

  async close(): Promise<void> {
    this.#redis.disconnect();
  }
}

/** Opening waits this long for the first connection; a later connection is used too. */
const connectTimeoutMs = 2_000;

function connected(redis: Redis): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, connectTimeoutMs);
    redis.once('ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Key-value on Redis. While the server is unavailable each call rejects with StoreUnavailableError within two seconds;
 * the client reconnects by itself. What survives a crash of Redis depends on its persistence settings.
 */
export async function openRedisKeyValue({ url }: { url: string }): Promise<KeyValue> {
  const redis = connect(url);
  await connected(redis);
  return new RedisKeyValue(redis);
}
