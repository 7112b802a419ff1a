import { setTimeout as pause } from 'node:timers/promises';
import type { Channel, GetMessage } from 'amqplib';
import type { DeadLetter } from '../port.ts';
import type { RecoveringConnection } from './recovering-connection.ts';
import { deadQueue } from './names.ts';
import type { Publisher } from './publisher.ts';
import { deadLetterOf, deliveryOf } from './message-format.ts';

export interface DeadLetterQueues {
  list(queue: string, limit: number, skip: number): Promise<DeadLetter[]>;
  /** Reads only the counter of the queue: fetching messages would hide them from a concurrent replay. */
  count(queue: string): Promise<number>;
  replay(queue: string, ids: readonly string[] | undefined): Promise<number>;
  discard(queue: string, ids: readonly string[]): Promise<DeadLetter[]>;
}

const requeueTimeoutMs = 2_000;

/** Reads dead-letter queues, one operation at a time: a message fetched by one operation is invisible to another. */
export function createDeadLetterQueues(link: RecoveringConnection, publisher: Publisher): DeadLetterQueues {
  let previous: Promise<unknown> = Promise.resolve();

  function exclusively<Result>(queue: string, look: (held: HeldQueue) => Promise<Result>): Promise<Result> {
    const result = previous.then(async () => {
      const channel = await openChannel(link);
      const held = holdQueue(channel, deadQueue(queue));
      const seen = await look(held);
      await held.requeue();
      await channel.close();
      return seen;
    });
    previous = result.catch(() => undefined);
    return result;
  }

  return {
    async count(queue) {
      const [count = 0] = await countMessages(link, [deadQueue(queue)]);
      return count;
    },
    list: (queue, limit, skip) =>
      exclusively(queue, async (held) => {
        const letters: DeadLetter[] = [];
        for await (const message of held.messages(skip + limit)) letters.push(deadLetterOf(queue, message));
        return letters.slice(skip);
      }),
    discard: (queue, ids) =>
      exclusively(queue, async (held) => {
        const unwanted = new Set(ids);
        const discarded: DeadLetter[] = [];
        for await (const message of held.messages(Infinity)) {
          if (!unwanted.has(deliveryOf(message).id)) continue;
          held.remove(message);
          discarded.push(deadLetterOf(queue, message));
        }
        return discarded;
      }),
    replay: (queue, ids) =>
      exclusively(queue, async (held) => {
        const wanted = ids === undefined ? null : new Set(ids);
        let count = 0;
        for await (const message of held.messages(Infinity)) {
          const delivery = deliveryOf(message);
          if (wanted !== null && !wanted.has(delivery.id)) continue;
          await publisher.publish(delivery, { exchange: '', routingKey: queue });
          held.remove(message);
          count += 1;
        }
        return count;
      }),
  };
}

/** Reads only the counters of the queues. */
export async function countMessages(
  link: RecoveringConnection,
  queues: readonly string[],
): Promise<readonly number[]> {
  const channel = await openChannel(link);
  const counts: number[] = [];
  for (const queue of queues) counts.push((await channel.checkQueue(queue)).messageCount);
  await channel.close();
  return counts;
}

async function openChannel(link: RecoveringConnection): Promise<Channel> {
  const channel = await (await link.whenConnected()).createChannel();
  // The pending call rejects with the error; without a listener the error would end the process too.
  channel.on('error', () => undefined);
  return channel;
}

type HeldQueue = ReturnType<typeof holdQueue>;

function holdQueue(channel: Channel, queue: string) {
  const held = new Set<GetMessage>();
  /** Messages that the queue has when all that are held are back. */
  let expected = 0;
  return {
    /** The messages that are in the queue now, up to `limit`. */
    async *messages(limit: number): AsyncGenerator<GetMessage> {
      const { messageCount } = await channel.checkQueue(queue);
      expected = messageCount;
      for (let left = Math.min(limit, messageCount); left > 0; left -= 1) {
        const message = await channel.get(queue);
        if (message === false) return;
        held.add(message);
        yield message;
      }
    },
    remove(message: GetMessage): void {
      channel.ack(message);
      held.delete(message);
      expected -= 1;
    },
    /** Resolves when the messages are visible again or after the timeout: a quorum queue requeues asynchronously. */
    async requeue(): Promise<void> {
      for (const message of held) channel.reject(message, true);
      const until = Date.now() + requeueTimeoutMs;
      while (Date.now() < until) {
        const { messageCount } = await channel.checkQueue(queue);
        // Messages that were not fetched count too: two of four are back only when there are four.
        if (messageCount >= expected) return;
        await pause(5);
      }
    },
  };
}
