import type { ConfirmChannel, Message } from 'amqplib';
import type { BusMessage } from '../port.ts';
import { RecoveringChannel } from './recovering-channel.ts';
import type { RecoveringConnection } from './recovering-connection.ts';
import type { Warn } from './warn.ts';
import { optionsOf } from './message-format.ts';

interface Target {
  readonly exchange: string;
  readonly routingKey: string;
  readonly headers?: Readonly<Record<string, string | number>>;
}

export interface Publisher {
  /** Resolves at the broker's confirm; rejects when no queue is bound, or when the confirm can no longer arrive. */
  publish(message: BusMessage, target: Target): Promise<void>;
  isReady(): boolean;
  readonly channel: RecoveringChannel<ConfirmChannel>;
}

/** Confirms many at a time: one by one they cost ten to thirty times as much. */
export function createPublisher(link: RecoveringConnection, log: Warn): Publisher {
  /** The broker returns an unroutable message first and then confirms it too. */
  const returned = new Set<string>();
  let count = 0;
  const channel = new RecoveringChannel({
    link,
    log,
    open: (model) => model.createConfirmChannel(),
    async prepare(opened) {
      opened.on('return', ({ properties }: Message) => returned.add(String(properties.correlationId)));
    },
  });

  return {
    channel,
    isReady: () => channel.current() !== null && link.takesPublishes(),
    publish(message, { exchange, routingKey, headers }) {
      const open = channel.current();
      if (open === null || !link.takesPublishes()) return Promise.reject(new Error('the broker is away'));
      count += 1;
      const correlationId = String(count);
      const options = { ...optionsOf(message, headers), correlationId };
      return new Promise((resolve, reject) => {
        open.publish(exchange, routingKey, Buffer.from(message.body), options, (error: unknown) => {
          if (returned.delete(correlationId)) reject(new Error(`no queue is bound to ${routingKey}`));
          else if (error instanceof Error) reject(error);
          else resolve();
        });
      });
    },
  };
}
