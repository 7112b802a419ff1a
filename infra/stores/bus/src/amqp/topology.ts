import type { Channel } from 'amqplib';
import type { Queue } from '../port.ts';
import { deadQueue, eventsExchange, retryExchange } from './names.ts';

/** Messages that crash their consumer's process end in the dead letters. RabbitMQ 3.10 has no default, 4.x has 20. */
const deliveryLimit = 20;
/** Looking at a dead letter gives it back to its queue, which counts as a delivery: no number of looks may drop it. */
const unlimited = 1_000_000_000;

const quorum = { 'x-queue-type': 'quorum' };
/** The broker confirms the copy before it forgets the message; this strategy asks for that overflow rule. */
const safeDeadLettering = { 'x-dead-letter-strategy': 'at-least-once', 'x-overflow': 'reject-publish' };

export async function declareExchanges(channel: Channel, delaysMs: readonly number[]): Promise<void> {
  await channel.assertExchange(eventsExchange, 'topic', { durable: true });
  for (const delayMs of delaysMs) {
    const name = retryExchange(delayMs);
    await channel.assertExchange(name, 'fanout', { durable: true });
    // One queue a delay, as expired messages leave only at the head. Back by the default exchange: the routing key is the queue.
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
  // First the dead letters' queue: dead-lettering to a queue that does not exist drops the message.
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
