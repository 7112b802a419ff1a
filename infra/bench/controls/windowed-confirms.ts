import { connect, type ConfirmChannel } from 'amqplib';

/** amqplib and nothing else: what the broker confirms a second when enough publishes wait for their confirm. */
export interface BareBroker {
  /** Resolves with the seconds until the last confirm. */
  publish(count: number, bodyOf: (index: number) => Buffer): Promise<number>;
  /** Returns the number of messages in the queue. */
  count(): Promise<number>;
  purge(): Promise<void>;
  close(): Promise<void>;
}

interface BareTarget {
  readonly url: string;
  readonly exchange: string;
  readonly routingKey: string;
  readonly queue: string;
  /** The number of messages that may wait for their confirm. */
  readonly window: number;
}

export async function openBareBroker(target: BareTarget): Promise<BareBroker> {
  const model = await connect(target.url);
  const channel = await model.createConfirmChannel();
  return {
    publish: (count, bodyOf) => publishWindowed(channel, target, { count, bodyOf }),
    count: async () => (await channel.checkQueue(target.queue)).messageCount,
    purge: async () => void (await channel.purgeQueue(target.queue)),
    close: () => model.close(),
  };
}

function publishWindowed(
  channel: ConfirmChannel,
  { exchange, routingKey, window }: BareTarget,
  { count, bodyOf }: { count: number; bodyOf: (index: number) => Buffer },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    let sent = 0;
    let confirmed = 0;
    const sendNext = () => {
      if (sent === count) return;
      sent += 1;
      channel.publish(exchange, routingKey, bodyOf(sent), { persistent: true }, (error: unknown) => {
        if (error instanceof Error) return reject(error);
        confirmed += 1;
        if (confirmed === count) resolve((performance.now() - began) / 1000);
        else sendNext();
      });
    };
    for (let open = 0; open < window; open += 1) sendNext();
  });
}
