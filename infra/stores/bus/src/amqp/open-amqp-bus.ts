import type { ChannelModel } from 'amqplib';
import type { EventName } from '@pathshala/contract-kit/event';
import type { Bus, BusMessage, Consumer, DeadLetter, Delivery, Queue, QueueDepth } from '../port.ts';
import { defaultRetryDelaysMs, reasonOf, retryDelayMs } from '../retry-schedule.ts';
import { startConsumer } from './consumer.ts';
import { countMessages, createDeadLetterQueues, type DeadLetterQueues } from './dead-letter-queue.ts';
import { openRecoveringConnection, type RecoveringConnection } from './recovering-connection.ts';
import type { Warn } from './warn.ts';
import { deadQueue, eventsExchange, header, retryExchange } from './names.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { declareExchanges, declareQueue } from './topology.ts';
import { whileOpen } from './while-open.ts';

export interface AmqpBusOptions {
  readonly url: string;
  readonly retryDelaysMs?: readonly number[];
  /** The interval of declaring everything again (30 s). */
  readonly declareEveryMs?: number;
  readonly log?: Warn;
}

const silent: Warn = { warn: () => undefined };

/**
 * The bus does not notice that a queue is deleted while its consumer is disconnected, and its events are lost until it is
 * declared again.
 */
const declareEveryMs = 30_000;

interface Parts {
  readonly outgoing: RecoveringConnection;
  readonly incoming: RecoveringConnection;
  /** Routing keys by queue. */
  readonly declared: Map<string, ReadonlySet<EventName>>;
  readonly delaysMs: readonly number[];
  readonly log: Warn;
  readonly declareEveryMs: number;
}

class AmqpBus implements Bus {
  readonly #parts: Parts;
  readonly #publisher: Publisher;
  readonly #deadLetters: DeadLetterQueues;
  readonly #consumers: Consumer[] = [];
  readonly #declaring: NodeJS.Timeout;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#publisher = createPublisher(parts.outgoing, parts.log);
    this.#deadLetters = createDeadLetterQueues(parts.outgoing, this.#publisher);
    this.#declaring = setInterval(() => void this.#declareAgain(), parts.declareEveryMs).unref();
  }

  async declare(queue: Queue): Promise<void> {
    const { outgoing, declared } = this.#parts;
    await onChannelOf(await outgoing.whenConnected(), (channel) => declareQueue(channel, queue));
    const { name, routingKeys } = queue;
    declared.set(name, new Set([...(declared.get(name) ?? []), ...routingKeys]));
    await this.#publisher.channel.start();
  }

  publish(message: BusMessage, to?: { readonly queue: string }): Promise<void> {
    if (to !== undefined) return this.#publisher.publish(message, { exchange: '', routingKey: to.queue });
    return this.#publisher.publish(message, { exchange: eventsExchange, routingKey: message.routingKey });
  }

  async consume(
    queue: string,
    handle: (delivery: Delivery) => Promise<void>,
    { prefetch = 20 }: { prefetch?: number } = {},
  ): Promise<Consumer> {
    const { incoming, log } = this.#parts;
    await incoming.whenConnected();
    const consumer = await startConsumer({
      link: incoming,
      log,
      queue,
      prefetch,
      handle,
      scheduleRetry: (delivery, failure) => this.#scheduleRetry(queue, delivery, failure),
    });
    this.#consumers.push(consumer);
    return consumer;
  }

  deadLetters(queue: string, limit = 100, skip = 0): Promise<readonly DeadLetter[]> {
    return this.#deadLetters.list(queue, limit, skip);
  }

  discard(queue: string, ids: readonly string[]): Promise<readonly DeadLetter[]> {
    return this.#deadLetters.discard(queue, ids);
  }

  async depth(queue: string): Promise<QueueDepth> {
    const { outgoing, delaysMs } = this.#parts;
    const [waiting = 0, ...delayed] = await countMessages(outgoing, [queue, ...delaysMs.map(retryExchange)]);
    return { waiting, retrying: delayed.reduce((sum, count) => sum + count, 0), isRetryingShared: true };
  }

  countDeadLetters(queue: string): Promise<number> {
    return this.#deadLetters.count(queue);
  }

  replay(queue: string, ids?: readonly string[]): Promise<number> {
    return this.#deadLetters.replay(queue, ids);
  }

  async ready(): Promise<boolean> {
    return this.#publisher.isReady() && this.#parts.incoming.model() !== null;
  }

  async close(): Promise<void> {
    clearInterval(this.#declaring);
    await Promise.all(this.#consumers.map((consumer) => consumer.stop()));
    await this.#publisher.channel.close();
    await Promise.all([this.#parts.incoming.close(), this.#parts.outgoing.close()]);
  }

  async #declareAgain(): Promise<void> {
    const { outgoing, log } = this.#parts;
    const model = outgoing.model();
    if (model === null) return;
    try {
      await outgoing.declareAgain(model);
    } catch (error) {
      log.warn({ err: error }, 'the queues could not be declared again');
    }
  }

  async #scheduleRetry(queue: string, delivery: Delivery, failure: unknown): Promise<void> {
    const { attempt } = delivery;
    const delayMs = retryDelayMs(failure, attempt, this.#parts.delaysMs);
    if (delayMs !== null) {
      const headers = { [header.attempt]: attempt + 1 };
      return this.#publisher.publish(delivery, {
        exchange: retryExchange(delayMs),
        routingKey: queue,
        headers,
      });
    }
    const headers = {
      [header.attempt]: attempt,
      [header.reason]: reasonOf(failure).slice(0, 2_000),
      [header.failedAt]: new Date().toISOString(),
    };
    return this.#publisher.publish(delivery, { exchange: '', routingKey: deadQueue(queue), headers });
  }
}

async function onChannelOf(
  model: ChannelModel,
  work: (channel: Awaited<ReturnType<ChannelModel['createChannel']>>) => Promise<void>,
): Promise<void> {
  await whileOpen(model, async () => {
    const channel = await model.createChannel();
    // The pending call rejects with the error; without a listener the error would end the process too.
    channel.on('error', () => undefined);
    await work(channel);
    await channel.close();
  });
}

/**
 * Events over RabbitMQ (3.10 and 4.x). Opens without waiting for the broker; `ready` returns whether it is
 * there. While it is away `publish` rejects at once, `declare` and `consume` wait a few seconds. Consumers resume when it is back.
 */
export async function openAmqpBus(options: AmqpBusOptions): Promise<Bus> {
  const { url, retryDelaysMs: delaysMs = defaultRetryDelaysMs, log = silent } = options;
  const declared = new Map<string, ReadonlySet<EventName>>();
  const setUp = (model: ChannelModel) =>
    onChannelOf(model, async (channel) => {
      await declareExchanges(channel, delaysMs);
      for (const [name, keys] of declared) await declareQueue(channel, { name, routingKeys: [...keys] });
    });
  const [outgoing, incoming] = await Promise.all([
    openRecoveringConnection({ url, log, setUp }),
    openRecoveringConnection({ url, log, setUp }),
  ]);
  return new AmqpBus({
    outgoing,
    incoming,
    declared,
    delaysMs,
    log,
    declareEveryMs: options.declareEveryMs ?? declareEveryMs,
  });
}
