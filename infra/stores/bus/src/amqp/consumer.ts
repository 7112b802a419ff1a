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
  /** Resolves when the broker has confirmed a copy of the failed message in a retry or dead-letter queue. */
  readonly scheduleRetry: (delivery: Delivery, failure: unknown) => Promise<void>;
}

const requeueDelayMs = 1_000;

/** Consumes a queue until it is stopped. Survives the loss of connections and channels. */
export async function startConsumer(options: ConsumerOptions): Promise<Consumer> {
  const { link, log, queue, prefetch, handle, scheduleRetry } = options;
  const running = new Set<Promise<void>>();
  const tag = `${queue}-${process.pid}-${Math.random().toString(36).slice(2)}`;
  let isStopped = false;

  async function work(channel: Channel, message: ConsumeMessage): Promise<void> {
    const delivery = deliveryOf(message);
    try {
      await handle(delivery);
    } catch (failure) {
      try {
        await scheduleRetry(delivery, failure);
      } catch (error) {
        log.warn({ err: error, queue }, 'a failed message could not be scheduled for retry; it is requeued');
        setTimeout(() => sendToBroker(() => channel.reject(message, true)), requeueDelayMs);
        return;
      }
    }
    sendToBroker(() => channel.ack(message));
  }

  /** Acknowledges or rejects. If the channel has closed meanwhile, the broker delivers the message again. */
  function sendToBroker(send: () => void): void {
    try {
      send();
    } catch (error) {
      log.warn({ err: error, queue }, 'could not acknowledge a message; the broker will deliver it again');
    }
  }

  function take(channel: Channel, message: ConsumeMessage | null): void {
    if (message === null) {
      // Cancelled by the broker because the queue was deleted. Closing the channel opens a new one, which declares the queue again.
      void closeWithTimeout(log, () => channel.close());
      return;
    }
    if (isStopped) return sendToBroker(() => channel.reject(message, true));
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
