import { array, assert, asyncProperty, integer, oneof, record, constant } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createQueueWorkers } from './queue-workers.ts';

/** A queue on disk that records what was read and what was acknowledged. */
function queue() {
  const stored: number[] = [];
  const handled: number[] = [];
  let reads = 0;
  const deliveryOf = (seq: number) => ({
    seq,
    queue: 'tests.events',
    delivery: { id: `m${seq}`, routingKey: 'tests.a.b.v1', body: '{}', headers: {}, attempt: 1 } as const,
  });
  const workers = createQueueWorkers({
    position: 0,
    last: () => stored.at(-1) ?? 0,
    read(after, limit) {
      reads += 1;
      return stored
        .filter((seq) => seq > after)
        .slice(0, limit)
        .map(deliveryOf);
    },
    acknowledge: () => undefined,
    fail: async () => undefined,
  });
  return {
    workers,
    handled,
    reads: () => reads,
    store: (seq: number) => void stored.push(seq),
    offer: (seq: number) => workers.offer(deliveryOf(seq)),
    consume: (prefetch = 20, until: (seq: number) => Promise<void> = async () => undefined) =>
      workers.add(async ({ id }) => {
        const seq = Number(id.slice(1));
        await until(seq);
        handled.push(seq);
      }, prefetch),
  };
}

interface Step {
  readonly is: 'offered' | 'found' | 'offered late' | 'pause';
  readonly count: number;
}

/** Returns the last message when all are handled or the time is over. */
async function play(steps: readonly Step[], { workers, store, offer, handled }: ReturnType<typeof queue>) {
  let last = 0;
  for (const { is, count } of steps) {
    const added = Array.from({ length: count }, () => (last += 1));
    for (const seq of added) store(seq);
    if (is === 'found') workers.poll();
    else {
      if (is !== 'offered') await turns();
      for (const seq of added) offer(seq);
    }
  }
  workers.poll();
  for (let tries = 0; tries < 400 && handled.length < last; tries += 1) await turns();
  await turns();
  return last;
}

const turns = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the consumers of a queue', () => {
  it('receive what was just stored without reading it back', async () => {
    const { store, offer, consume, handled, reads } = queue();
    consume();
    await turns();
    const before = reads();
    for (const seq of [1, 2, 3]) {
      store(seq);
      offer(seq);
    }
    await turns();
    expect(handled).toEqual([1, 2, 3]);
    expect(reads()).toBe(before);
  });

  it('read what was stored before there was a consumer', async () => {
    const { store, offer, consume, handled } = queue();
    for (const seq of [1, 2]) {
      store(seq);
      offer(seq);
    }
    consume();
    await turns();
    expect(handled).toEqual([1, 2]);
  });

  it('process each message once, whether it was pushed, read, or both, for any number of consumers', async () => {
    const step = oneof(
      record({ is: constant('offered' as const), count: integer({ min: 1, max: 1500 }) }),
      record({ is: constant('found' as const), count: integer({ min: 1, max: 30 }) }),
      record({ is: constant('offered late' as const), count: integer({ min: 1, max: 30 }) }),
      record({ is: constant('pause' as const), count: constant(0) }),
    );
    await assert(
      asyncProperty(array(step, { maxLength: 8 }), integer({ min: 1, max: 50 }), async (steps, prefetch) => {
        const tested = queue();
        tested.consume(prefetch);
        const last = await play(steps, tested);
        const all = Array.from({ length: last }, (_, at) => at + 1);
        expect(tested.handled.toSorted((a, b) => a - b)).toEqual(all);
        expect(tested.workers.position).toBe(last);
      }),
      { numRuns: 30 },
    );
  });

  it('hold the position before the first message that is not handled, and go on at most ten thousand messages after it', async () => {
    const { store, consume, handled, workers } = queue();
    const slow = Promise.withResolvers<void>();
    for (let seq = 1; seq <= 12_000; seq += 1) store(seq);
    consume(100, async (seq) => (seq === 5 ? slow.promise : undefined));
    const isDone = (count: number) => vi.waitFor(() => expect(handled.length).toBeGreaterThanOrEqual(count));
    await isDone(10_000);
    await turns();
    expect(workers.position).toBe(4);
    expect(handled.length).toBeLessThanOrEqual(10_200);
    slow.resolve();
    await isDone(12_000);
    await turns();
    expect(workers.position).toBe(12_000);
  });

  it('pass what is not for their queue', async () => {
    const { store, offer, consume, workers } = queue();
    consume();
    await turns();
    store(1);
    offer(1);
    workers.skip(2);
    await turns();
    expect(workers.position).toBe(2);
  });
});
