import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '@pathshala/test-servers/eventually';
import type { EventName } from '@pathshala/contract-kit/event';
import { UnprocessableMessageError, type Bus, type BusMessage, type Delivery } from '../src/port.ts';

export const retryDelaysMs = [200, 400];

export interface BusNames {
  readonly queue: string;
  readonly key: EventName;
}

let count = 0;

/** Names that no earlier test used, also not on a broker that outlives the tests. */
export function freshNames(): BusNames {
  count += 1;
  const unique = `${Date.now().toString(36)}n${count}`;
  return { queue: `svc-test-${unique}.events`, key: `tests.thing${unique}.happened.v1` };
}

export function message(key: EventName, id: string, body: unknown = { id }): BusMessage {
  return { id, routingKey: key, body: JSON.stringify(body), headers: { traceparent: `00-${id}` } };
}

/**
 * The tests that every adapter of the bus port must pass. `open` is called for each test; its retry delays must be
 * `retryDelaysMs`.
 */
export function describeBus(name: string, open: () => Promise<Bus>): void {
  describe(`the bus on ${name}`, () => {
    let bus: Bus;
    let names: BusNames;

    beforeEach(async () => {
      bus = await open();
      names = freshNames();
      await bus.declare({ name: names.queue, routingKeys: [names.key] });
    });
    afterEach(() => bus.close());

    const collect = async (target = bus): Promise<Delivery[]> => {
      const got: Delivery[] = [];
      await target.consume(names.queue, async (delivery) => void got.push(delivery));
      return got;
    };

    it('delivers every message with its text, id, key and headers', async () => {
      const got = await collect();
      const text = { text: 'পরীক্ষা শুরু \u0000 "quoted"', nested: [1, { two: null }] };
      await bus.publish(message(names.key, 'a', text));
      await eventually(
        () => got,
        ({ length }) => length === 1,
      );
      expect(got[0]).toEqual({ ...message(names.key, 'a', text), attempt: 1 });
    });

    it('keeps what was published before any consumer had started', async () => {
      const ids = Array.from({ length: 50 }, (_, index) => `m${index}`);
      await Promise.all(ids.map((id) => bus.publish(message(names.key, id))));
      const got = await collect();
      await eventually(
        () => got,
        ({ length }) => length >= 50,
      );
      expect(got.map(({ id }) => id).sort()).toEqual(ids.sort());
    });

    it('delivers a copy to every bound queue', async () => {
      const second = { ...names, queue: `${names.queue}-second` };
      await bus.declare({ name: second.queue, routingKeys: [names.key] });
      const got = await collect();
      const other: Delivery[] = [];
      await bus.consume(second.queue, async (delivery) => void other.push(delivery));
      await bus.publish(message(names.key, 'a'));
      await eventually(
        () => got.length + other.length,
        (all) => all === 2,
      );
      expect([got.length, other.length]).toEqual([1, 1]);
    });

    it('rejects a publish that no queue is bound to, and accepts the next one', async () => {
      await expect(bus.publish(message('tests.nobody.listens.v1', 'a'))).rejects.toThrow(/no queue is bound/);
      await expect(bus.publish(message(names.key, 'b'))).resolves.toBeUndefined();
    });

    it('can be declared repeatedly, with further keys', async () => {
      const more: EventName = `tests.more${names.queue.length}.happened.v1`;
      await bus.declare({ name: names.queue, routingKeys: [names.key] });
      await bus.declare({ name: names.queue, routingKeys: [more] });
      const got = await collect();
      await bus.publish(message(more, 'a'));
      await bus.publish(message(names.key, 'b'));
      await eventually(
        () => got,
        ({ length }) => length === 2,
      );
      expect(got.map(({ id }) => id).sort()).toEqual(['a', 'b']);
    });

    it('retries a failed message after each delay, then stores it as a dead letter with its reason [EVT-02]', async () => {
      const at: number[] = [];
      const attempts: number[] = [];
      await bus.consume(names.queue, async ({ attempt }) => {
        at.push(Date.now());
        attempts.push(attempt);
        throw new Error('no luck');
      });
      await bus.publish(message(names.key, 'a'));
      const [letter] = await eventually(
        () => bus.deadLetters(names.queue),
        ({ length }) => length === 1,
      );
      expect(attempts).toEqual([1, 2, 3]);
      expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(195);
      expect((at[2] ?? 0) - (at[1] ?? 0)).toBeGreaterThanOrEqual(395);
      expect(letter).toMatchObject({ ...message(names.key, 'a'), queue: names.queue, attempts: 3 });
      expect(letter?.reason).toContain('no luck');
      expect(Math.abs(Date.parse(letter?.failedAt ?? '') - Date.now())).toBeLessThan(20_000);
    });

    it('acknowledges a message that a later attempt handled', async () => {
      const attempts: number[] = [];
      await bus.consume(names.queue, async ({ attempt }) => {
        attempts.push(attempt);
        if (attempt === 1) throw new Error('not yet');
      });
      await bus.publish(message(names.key, 'a'));
      await eventually(
        () => attempts,
        ({ length }) => length === 2,
      );
      await wait(600);
      expect(attempts).toEqual([1, 2]);
      expect(await bus.deadLetters(names.queue)).toEqual([]);
    });

    it('makes an unprocessable message a dead letter at once, while others are delivered', async () => {
      const got: string[] = [];
      await bus.consume(names.queue, async ({ id }) => {
        if (id === 'poison') throw new UnprocessableMessageError('unknown shape');
        got.push(id);
      });
      await bus.publish(message(names.key, 'poison'));
      for (const id of ['a', 'b', 'c']) await bus.publish(message(names.key, id));
      await eventually(
        () => got,
        ({ length }) => length === 3,
      );
      const letters = await eventually(
        () => bus.deadLetters(names.queue),
        ({ length }) => length === 1,
      );
      expect(letters[0]).toMatchObject({ id: 'poison', attempts: 1 });
    });

    it('replays the named dead letters, then all of them, as new messages', async () => {
      let isWell = false;
      const got: Delivery[] = [];
      await bus.consume(names.queue, async (delivery) => {
        if (!isWell) throw new UnprocessableMessageError('not well');
        got.push(delivery);
      });
      for (const id of ['a', 'b', 'c']) await bus.publish(message(names.key, id));
      await eventually(
        () => bus.deadLetters(names.queue),
        ({ length }) => length === 3,
      );
      expect(await bus.deadLetters(names.queue, 2)).toHaveLength(2);
      isWell = true;
      expect(await bus.replay(names.queue, ['b', 'unknown'])).toBe(1);
      await eventually(
        () => got,
        ({ length }) => length === 1,
      );
      expect(got[0]).toEqual({ ...message(names.key, 'b'), attempt: 1 });
      expect(await bus.replay(names.queue)).toBe(2);
      await eventually(
        () => got,
        ({ length }) => length === 3,
      );
      expect(await bus.deadLetters(names.queue)).toEqual([]);
    });

    it('lists dead letters repeatedly without losing any', async () => {
      await bus.consume(names.queue, async () => Promise.reject(new UnprocessableMessageError('never')));
      await bus.publish(message(names.key, 'a'));
      await eventually(
        () => bus.deadLetters(names.queue),
        ({ length }) => length === 1,
      );
      for (let look = 0; look < 30; look += 1) expect(await bus.deadLetters(names.queue)).toHaveLength(1);
    });

    it('counts dead letters without fetching any, so that a concurrent replay gets them all [EVT-02]', async () => {
      let isWell = false;
      const got: string[] = [];
      await bus.consume(names.queue, async ({ id }) => {
        if (!isWell) throw new UnprocessableMessageError('not well');
        got.push(id);
      });
      expect(await bus.countDeadLetters(names.queue)).toBe(0);
      const ids = Array.from({ length: 20 }, (_, index) => `m${index}`);
      await Promise.all(ids.map((id) => bus.publish(message(names.key, id))));
      await eventually(
        () => bus.countDeadLetters(names.queue),
        (count) => count === 20,
      );
      isWell = true;
      const counting = Array.from({ length: 10 }, () => bus.countDeadLetters(names.queue));
      const [replayed] = await Promise.all([bus.replay(names.queue), ...counting]);
      expect(replayed).toBe(20);
      await eventually(
        () => got,
        ({ length }) => length === 20,
      );
      expect(await bus.countDeadLetters(names.queue)).toBe(0);
    });

    it('lists dead letters by pages, and discards the named ones for good [EVT-02]', async () => {
      await bus.consume(names.queue, async () => Promise.reject(new UnprocessableMessageError('never')));
      for (const id of ['a', 'b', 'c', 'd']) {
        await bus.publish(message(names.key, id));
        await eventually(
          () => bus.countDeadLetters(names.queue),
          (count) => count === id.charCodeAt(0) - 96,
        );
      }
      const idsOf = async (limit: number, skip: number) =>
        (await bus.deadLetters(names.queue, limit, skip)).map(({ id }) => id);
      expect(await idsOf(2, 0)).toEqual(['a', 'b']);
      expect(await idsOf(2, 2)).toEqual(['c', 'd']);
      expect(await idsOf(2, 4)).toEqual([]);
      const discarded = await bus.discard(names.queue, ['b', 'd', 'unknown']);
      expect(discarded.map(({ id, reason }) => [id, reason])).toEqual([
        ['b', expect.stringContaining('never')],
        ['d', expect.stringContaining('never')],
      ]);
      expect(await idsOf(10, 0)).toEqual(['a', 'c']);
      expect(await bus.discard(names.queue, ['b'])).toEqual([]);
    });

    it('counts what waits in a queue, and what waits for another attempt', async () => {
      await Promise.all(['a', 'b', 'c'].map((id) => bus.publish(message(names.key, id))));
      const before = await eventually(
        () => bus.depth(names.queue),
        ({ waiting }) => waiting === 3,
      );
      expect(before.retrying).toBe(0);
      await bus.consume(names.queue, async () => Promise.reject(new Error('not yet')));
      await eventually(
        () => bus.depth(names.queue),
        ({ waiting, retrying }) => waiting === 0 && retrying === 3,
      );
      expect(await bus.countDeadLetters(names.queue)).toBe(0);
    });

    it('delivers a message to the named queue only, as an event of its key', async () => {
      const second = { ...names, queue: `${names.queue}-second` };
      await bus.declare({ name: second.queue, routingKeys: [names.key] });
      const got = await collect();
      const other: Delivery[] = [];
      await bus.consume(second.queue, async (delivery) => void other.push(delivery));
      await bus.publish(message(names.key, 'a'), { queue: second.queue });
      await eventually(
        () => other,
        ({ length }) => length === 1,
      );
      await wait(100);
      expect(got).toEqual([]);
      expect(other[0]).toEqual({ ...message(names.key, 'a'), attempt: 1 });
      await expect(bus.publish(message(names.key, 'b'), { queue: 'svc-nowhere.events' })).rejects.toThrow(
        /no queue is bound/,
      );
    });

    it('delivers at most as many messages at once as the prefetch allows', async () => {
      let inHand = 0;
      let peak = 0;
      let done = 0;
      const handle = async (): Promise<void> => {
        inHand += 1;
        peak = Math.max(peak, inHand);
        await wait(20);
        inHand -= 1;
        done += 1;
      };
      await bus.consume(names.queue, handle, { prefetch: 3 });
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => bus.publish(message(names.key, `m${index}`))),
      );
      await eventually(
        () => done,
        (all) => all === 20,
      );
      expect(peak).toBe(3);
    });

    it('finishes current deliveries when a consumer stops, and leaves the rest to the next one', async () => {
      const handled: string[] = [];
      const consumer = await bus.consume(
        names.queue,
        async ({ id }) => {
          await wait(100);
          handled.push(id);
        },
        { prefetch: 2 },
      );
      for (let index = 0; index < 6; index += 1) await bus.publish(message(names.key, `m${index}`));
      await wait(50);
      await consumer.stop();
      const before = handled.length;
      await wait(200);
      expect(handled).toHaveLength(before);
      expect(before).toBeGreaterThan(0);
      const rest = await collect();
      await eventually(
        () => rest,
        ({ length }) => length === 6 - before,
      );
      expect([...handled, ...rest.map(({ id }) => id)].sort()).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', 'm5']);
    });

    it('delivers unacknowledged messages to the next process', async () => {
      for (const id of ['a', 'b']) await bus.publish(message(names.key, id));
      await bus.close();
      bus = await open();
      await bus.declare({ name: names.queue, routingKeys: [names.key] });
      const got = await collect();
      await eventually(
        () => got,
        ({ length }) => length === 2,
      );
      expect(got.map(({ id }) => id).sort()).toEqual(['a', 'b']);
    });

    it('delivers asynchronously, never inside the call of the publisher', async () => {
      const order: string[] = [];
      await bus.consume(names.queue, async () => void order.push('delivered'));
      const published = bus.publish(message(names.key, 'a'));
      order.push('called');
      await published;
      await eventually(
        () => order,
        ({ length }) => length === 2,
      );
      expect(order).toEqual(['called', 'delivered']);
    });

    it('is ready while it is open', async () => {
      expect(await bus.ready()).toBe(true);
    });
  });
}
