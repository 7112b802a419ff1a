/** The exchange to which all events are published, by routing key. */
export const eventsExchange = 'pathshala.events';

/** A message waits in the queue of this exchange and returns to the queue that its routing key names (decision 0004). */
export const retryExchange = (delayMs: number) => `pathshala.retry.${delayMs}`;

export const deadQueue = (queue: string) => `${queue}.dead`;

/** Our own headers. Never `x-…`: RabbitMQ 3.10 interprets some of those. */
export const header = {
  attempt: 'pathshala-attempt',
  /** The routing key of the event: after a retry the routing key of the message is the name of the queue. */
  routingKey: 'pathshala-routing-key',
  reason: 'pathshala-reason',
  failedAt: 'pathshala-failed-at',
} as const;
