import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqliteKeyValue } from '../src/sqlite/open-sqlite-key-value.ts';
import { describeKeyValue } from './key-value.conformance.ts';
import { killedProcess } from '@pathshala/test-servers/killed-process';

const folder = await mkdtemp(join(tmpdir(), 'key-value-'));
afterAll(() => rm(folder, { recursive: true }));

describeKeyValue('SQLite', () => openSqliteKeyValue({ file: join(folder, 'suite.sqlite') }));

describe('key-value on SQLite, killed', () => {
  it('has everything that was set before kill -9', async () => {
    const file = join(folder, 'killed.sqlite');
    const keys = await killedProcess(new URL('setting-process.ts', import.meta.url), ['sqlite', file, 'k']);
    const store = await openSqliteKeyValue({ file });
    const values = await Promise.all(keys.map((key) => store.get(key)));
    expect(values).toEqual(keys.map((key) => key.split('-')[2]));
    expect(keys.length).toBeGreaterThanOrEqual(400);
    await store.close();
  });

  it('rejects a second process with a message that names the remedy', async () => {
    const file = join(folder, 'alone.sqlite');
    const store = await openSqliteKeyValue({ file });
    await expect(openSqliteKeyValue({ file })).rejects.toThrow('is in use by another process');
    await store.close();
  });
});
