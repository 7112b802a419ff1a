/** Where all events are published, by routing key. */
export const eventsExchange = 'pathshala.events';

/** A message waits behind this exchange and comes back to the queue that is its routing key (ADR 0004). */
export const retryExchange = (delayMs: number) => `pathshala.retry.${delayMs}`;

export const deadQueue = (queue: string) => `${queue}.dead`;

/** Our own headers. Never `x-…`: RabbitMQ 3.10 interprets some of those. */
export const header = {
  attempt: 'pathshala-attempt',
  /** The event's own key: on the way back from a retry the routing key is the queue's name. */
  routingKey: 'pathshala-routing-key',
  reason: 'pathshala-reason',
  failedAt: 'pathshala-failed-at',
} as const;
