import type { Channel } from 'amqplib';
import type { Queue } from '../port.ts';
import { deadQueue, eventsExchange, retryExchange } from './names.ts';

/** A message that crashes its consumer becomes a dead letter after so many deliveries. RabbitMQ 3.10 has no default, 4.x has 20. */
const deliveryLimit = 20;
/** Listing dead letters requeues them, which counts as a delivery: the limit is so high that listing never drops one. */
const unlimited = 1_000_000_000;

const quorum = { 'x-queue-type': 'quorum' };
/** The broker removes a message only after the dead-letter queue has confirmed it; this strategy requires that overflow rule. */
const safeDeadLettering = { 'x-dead-letter-strategy': 'at-least-once', 'x-overflow': 'reject-publish' };

export async function declareExchanges(channel: Channel, delaysMs: readonly number[]): Promise<void> {
  await channel.assertExchange(eventsExchange, 'topic', { durable: true });
  for (const delayMs of delaysMs) {
    const name = retryExchange(delayMs);
    await channel.assertExchange(name, 'fanout', { durable: true });
    // One queue per delay, as expired messages leave only at the head. They return by the default exchange, whose routing key is the queue.
    await channel.assertQueue(name, {
      durable: true,
      arguments: {
        ...quorum,
        ...safeDeadLettering,
        'x-message-ttl': delayMs,
        'x-dead-letter-exchange': '',
      },
    });
    await channel.bindQueue(name, name, '');
  }
}

export async function declareQueue(channel: Channel, { name, routingKeys }: Queue): Promise<void> {
  // The dead-letter queue first: dead-lettering to a queue that does not exist drops the message.
  await channel.assertQueue(deadQueue(name), {
    durable: true,
    arguments: { ...quorum, 'x-delivery-limit': unlimited },
  });
  await channel.assertQueue(name, {
    durable: true,
    arguments: {
      ...quorum,
      ...safeDeadLettering,
      'x-delivery-limit': deliveryLimit,
      'x-dead-letter-exchange': '',
      'x-dead-letter-routing-key': deadQueue(name),
    },
  });
  for (const key of routingKeys) await channel.bindQueue(name, eventsExchange, key);
}
