import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqliteBus } from '../src/sqlite/open-sqlite-bus.ts';
import { eventually } from '@pathshala/test-servers/eventually';
import { describeBus, freshNames, message, retryDelaysMs } from './bus.conformance.ts';
import { killedProcess } from '@pathshala/test-servers/killed-process';

const folder = await mkdtemp(join(tmpdir(), 'bus-'));
afterAll(() => rm(folder, { recursive: true }));

const open = () => openSqliteBus({ file: join(folder, 'bus.sqlite'), retryDelaysMs });

describeBus('SQLite', open);

describe('the bus on SQLite, killed', () => {
  it('has every message whose publish resolved before kill -9', async () => {
    const names = freshNames();
    const published = await killedProcess(new URL('publishing-process.ts', import.meta.url), [
      'sqlite',
      join(folder, 'killed.sqlite'),
      names.queue,
      names.key,
    ]);
    const bus = await openSqliteBus({ file: join(folder, 'killed.sqlite'), retryDelaysMs });
    const got = new Set<string>();
    await bus.consume(names.queue, async ({ id }) => void got.add(id));
    await eventually(
      () => published.filter((id) => !got.has(id)),
      ({ length }) => length === 0,
    );
    expect(published.length).toBeGreaterThanOrEqual(400);
    await bus.close();
  });

  it('replays what another process asks for, while it runs', async () => {
    const file = join(folder, 'two.sqlite');
    const names = freshNames();
    const bus = await openSqliteBus({ file, retryDelaysMs: [] });
    await bus.declare({ name: names.queue, routingKeys: [names.key] });
    const got: string[] = [];
    await bus.consume(names.queue, async ({ id }) => {
      got.push(id);
      if (got.length === 1) throw new Error('first');
    });
    await bus.publish(message(names.key, 'a'));
    await eventually(
      () => bus.deadLetters(names.queue),
      ({ length }) => length === 1,
    );
    const neighbour = await openSqliteBus({ file });
    expect(await neighbour.replay(names.queue)).toBe(1);
    await neighbour.close();
    await eventually(
      () => got,
      ({ length }) => length === 2,
    );
    await bus.close();
  });

  it('hands on each message once while another process replays its own', async () => {
    const file = join(folder, 'mixed.sqlite');
    const [busy, other] = [freshNames(), freshNames()];
    const bus = await openSqliteBus({ file, retryDelaysMs: [] });
    for (const { queue, key } of [busy, other]) await bus.declare({ name: queue, routingKeys: [key] });
    const got: string[] = [];
    await bus.consume(busy.queue, async ({ id }) => void got.push(id));
    let isRefusing = true;
    await bus.consume(other.queue, async ({ id }) => {
      if (isRefusing) throw new Error('not yet');
      got.push(id);
    });
    const parked = Array.from({ length: 20 }, (_, at) => `parked-${at}`);
    await Promise.all(parked.map((id) => bus.publish(message(other.key, id))));
    await eventually(
      () => bus.deadLetters(other.queue),
      ({ length }) => length === 20,
    );
    isRefusing = false;
    const neighbour = await openSqliteBus({ file });
    const published: string[] = [];
    for (const id of parked) {
      await neighbour.replay(other.queue, [id]);
      published.push(`${id}-after`, `${id}-too`);
      await bus.publish(message(busy.key, `${id}-after`));
      await bus.publish(message(other.key, `${id}-too`));
    }
    await neighbour.close();
    await eventually(
      () => got,
      ({ length }) => length >= 60,
    );
    expect(got.toSorted()).toEqual([...parked, ...published].sort());
    await bus.close();
  });
});

/** Returns the ids of the messages in the log. */
function logOf(file: string): readonly unknown[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
  const rows = database.prepare('SELECT id FROM log ORDER BY seq').all();
  database.close();
  return rows.map((row) => row['id']);
}

describe('the log of the bus on SQLite', () => {
  it('has a message once for all its queues, and until the last of them has handled it', async () => {
    const file = join(folder, 'log.sqlite');
    const [fast, slow, other] = [freshNames(), freshNames(), freshNames()];
    const bus = await openSqliteBus({ file, retryDelaysMs });
    await bus.declare({ name: fast.queue, routingKeys: [fast.key] });
    await bus.declare({ name: slow.queue, routingKeys: [fast.key] });
    await bus.declare({ name: other.queue, routingKeys: [other.key] });
    await bus.consume(fast.queue, async () => undefined);
    await bus.consume(other.queue, async () => undefined);
    for (const id of ['a', 'b']) await bus.publish(message(fast.key, id));
    await eventually(
      () => bus.depth(fast.queue),
      ({ waiting }) => waiting === 0,
    );
    expect(logOf(file)).toEqual(['a', 'b']);
    expect((await bus.depth(slow.queue)).waiting).toBe(2);
    await bus.consume(slow.queue, async () => undefined);
    await eventually(
      () => logOf(file),
      ({ length }) => length === 0,
    );
    await bus.close();
  });

  it('gives a new queue only what comes after it, and a queue that is bound again only what comes then', async () => {
    const file = join(folder, 'late.sqlite');
    const [early, late] = [freshNames(), freshNames()];
    const bus = await openSqliteBus({ file, retryDelaysMs });
    await bus.declare({ name: early.queue, routingKeys: [early.key, late.key] });
    await bus.declare({ name: late.queue, routingKeys: [late.key] });
    await bus.publish(message(early.key, 'before'));
    await bus.declare({ name: late.queue, routingKeys: [early.key] });
    await bus.publish(message(early.key, 'after'));
    const got: string[] = [];
    await bus.consume(late.queue, async ({ id }) => void got.push(id));
    await eventually(
      () => got,
      ({ length }) => length > 0,
    );
    expect(got).toEqual(['after']);
    await bus.close();
  });

  it('delivers again, after a crash, what was not handled, and only that', async () => {
    const file = join(folder, 'again.sqlite');
    const names = freshNames();
    const bus = await openSqliteBus({ file, retryDelaysMs });
    await bus.declare({ name: names.queue, routingKeys: [names.key] });
    for (const id of ['a', 'b', 'c']) await bus.publish(message(names.key, id));
    const consumer = await bus.consume(names.queue, async () => undefined, { prefetch: 1 });
    await eventually(
      () => bus.depth(names.queue),
      ({ waiting }) => waiting === 0,
    );
    await consumer.stop();
    await bus.publish(message(names.key, 'd'));
    await bus.close();
    const next = await openSqliteBus({ file, retryDelaysMs });
    const got: string[] = [];
    await next.consume(names.queue, async ({ id }) => void got.push(id));
    await eventually(
      () => got,
      ({ length }) => length > 0,
    );
    await next.close();
    expect(got).toEqual(['d']);
  });

  it('takes over the messages of a file of version 0.1.0, with their attempts', async () => {
    const file = join(folder, 'earlier.sqlite');
    const names = freshNames();
    const database = new DatabaseSync(file);
    database.exec(`
      CREATE TABLE bindings (queue TEXT NOT NULL, routing_key TEXT NOT NULL, PRIMARY KEY (queue, routing_key)) WITHOUT ROWID;
      CREATE TABLE ready (seq INTEGER PRIMARY KEY AUTOINCREMENT, queue TEXT NOT NULL, attempt INTEGER NOT NULL,
        id TEXT NOT NULL, routing_key TEXT NOT NULL, body TEXT NOT NULL, headers TEXT NOT NULL);`);
    const insert = database.prepare('INSERT INTO ready VALUES (?, ?, ?, ?, ?, ?, ?)');
    database.prepare('INSERT INTO bindings VALUES (?, ?)').run(names.queue, names.key);
    insert.run(7, names.queue, 1, 'first', names.key, '{}', '{}');
    insert.run(9, names.queue, 3, 'third time', names.key, '{}', '{}');
    database.close();
    const bus = await openSqliteBus({ file, retryDelaysMs });
    expect((await bus.depth(names.queue)).waiting).toBe(2);
    await bus.publish(message(names.key, 'new'));
    const got: unknown[] = [];
    await bus.consume(names.queue, async ({ id, attempt }) => void got.push([id, attempt]));
    await eventually(
      () => got,
      ({ length }) => length === 3,
    );
    expect(got).toEqual([
      ['first', 1],
      ['third time', 3],
      ['new', 1],
    ]);
    await bus.close();
  });
});
