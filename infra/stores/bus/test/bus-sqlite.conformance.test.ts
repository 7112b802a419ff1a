import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
