import type { Channel, ConsumeMessage } from 'amqplib';
import type { Consumer, Delivery } from '../port.ts';
import { RecoveringChannel } from './recovering-channel.ts';
import type { RecoveringConnection } from './recovering-connection.ts';
import type { Warn } from './warn.ts';
import { closeWithTimeout } from './close-with-timeout.ts';
import { deliveryOf } from './message-format.ts';

export interface ConsumerOptions {
  readonly link: RecoveringConnection;
  readonly log: Warn;
  readonly queue: string;
  readonly prefetch: number;
  readonly handle: (delivery: Delivery) => Promise<void>;
  /** Resolves when a copy of the failed message is safe elsewhere. */
  readonly putOff: (delivery: Delivery, failure: unknown) => Promise<void>;
}

const giveBackAfterMs = 1_000;

/** Consumes a queue as long as it is not stopped, over any number of connections and channels. */
export async function startConsumer(options: ConsumerOptions): Promise<Consumer> {
  const { link, log, queue, prefetch, handle, putOff } = options;
  const running = new Set<Promise<void>>();
  const tag = `${queue}-${process.pid}-${Math.random().toString(36).slice(2)}`;
  let isStopped = false;

  async function work(channel: Channel, message: ConsumeMessage): Promise<void> {
    const delivery = deliveryOf(message);
    try {
      await handle(delivery);
    } catch (failure) {
      try {
        await putOff(delivery, failure);
      } catch (error) {
        log.warn({ err: error, queue }, 'a failed message goes back to its queue');
        setTimeout(() => settle(() => channel.reject(message, true)), giveBackAfterMs);
        return;
      }
    }
    settle(() => channel.ack(message));
  }

  /** On a channel that has closed meanwhile nothing is to be settled: the broker delivers again. */
  function settle(answer: () => void): void {
    try {
      answer();
    } catch (error) {
      log.warn({ err: error, queue }, 'the broker will deliver a message again');
    }
  }

  function take(channel: Channel, message: ConsumeMessage | null): void {
    if (message === null) {
      // Cancelled by the broker: the queue is gone. Another channel finds out what there is now.
      void closeWithTimeout(log, () => channel.close());
      return;
    }
    if (isStopped) return settle(() => channel.reject(message, true));
    const done = work(channel, message).finally(() => running.delete(done));
    running.add(done);
  }

  const channel: RecoveringChannel<Channel> = new RecoveringChannel({
    link,
    log,
    open: (model) => model.createChannel(),
    async prepare(opened) {
      await opened.prefetch(prefetch);
      await opened.consume(queue, (message) => take(opened, message), { consumerTag: tag });
    },
  });
  await channel.start();

  return {
    async stop() {
      isStopped = true;
      const open = channel.current();
      if (open !== null) await closeWithTimeout(log, () => open.cancel(tag));
      await Promise.all(running);
      await channel.close();
    },
  };
}
