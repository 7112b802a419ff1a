import { writeSync } from 'node:fs';
import { openRedisKeyValue } from '../src/redis/open-redis-key-value.ts';
import { openSqliteKeyValue } from '../src/sqlite/open-sqlite-key-value.ts';

const [kind = '', where = '', prefix = ''] = process.argv.slice(2);
const store =
  kind === 'redis' ? await openRedisKeyValue({ url: where }) : await openSqliteKeyValue({ file: where });

/** Writes eight values at once, so that the kill happens between a write and its acknowledgement. */
async function set(writer: number): Promise<void> {
  for (let at = 0; ; at += 1) {
    const key = `${prefix}-${writer}-${at}`;
    await store.set(key, `${at}`, { ttlMs: 600_000 });
    writeSync(1, `${key}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, (_, writer) => set(writer)));
