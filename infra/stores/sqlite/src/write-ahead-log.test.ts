import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { openWriteAheadLog, type WriteAheadLog } from './write-ahead-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'log-'));
afterAll(() => rmSync(folder, { recursive: true }));

const flushed = (log: WriteAheadLog) =>
  new Promise<Error | null>((resolve) => {
    log.flush(resolve);
  });

describe('the write-ahead log', () => {
  it('is the file to which commits are appended and which a flush writes', async () => {
    const file = join(folder, 'flushed.sqlite');
    const database = openDatabase(file);
    const log = openWriteAheadLog(database);
    const sizeBefore = statSync(`${file}-wal`).size;
    database.exec('CREATE TABLE t (id INTEGER)');
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(sizeBefore);
    expect(await flushed(log)).toBeNull();
    log.close();
    database.close();
  });

  it('is restarted after everything committed was copied to the database', () => {
    const file = join(folder, 'renewed.sqlite');
    const database = openDatabase(file);
    const log = openWriteAheadLog(database);
    database.exec('CREATE TABLE t (text TEXT)');
    const before = statSync(file).size;
    for (let row = 0; row < 20; row += 1) {
      database.prepare('INSERT INTO t VALUES (?)').run('x'.repeat(4000));
    }
    log.renew();
    expect(statSync(`${file}-wal`).size).toBe(0);
    expect(statSync(file).size).toBeGreaterThan(before + 20 * 4000);
    log.close();
    database.close();
  });

  it('can be closed while a flush is in progress', async () => {
    const database = openDatabase(join(folder, 'closed.sqlite'));
    const log = openWriteAheadLog(database);
    database.exec('CREATE TABLE t (id INTEGER)');
    const flushing = flushed(log);
    log.close();
    database.close();
    expect(await flushing).toBeNull();
  });

  it('of a disposable file is written to the disk at its close, and flushes take no time before', async () => {
    const file = join(folder, 'disposable.sqlite');
    const database = openDatabase(file);
    const log = openWriteAheadLog(database, { flushesAtClose: true });
    database.exec('CREATE TABLE t (id INTEGER); INSERT INTO t VALUES (1)');
    const flushing = flushed(log);
    const turn = new Promise((resolve) => setImmediate(resolve, 'the next turn'));
    expect(await Promise.race([flushing, turn])).toBeNull();
    log.close();
    database.close();
    const again = openDatabase(file);
    expect(again.prepare('SELECT id FROM t').all()).toEqual([{ id: 1 }]);
    again.close();
  });
});
