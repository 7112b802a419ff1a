import type { EventName } from '@pathshala/contract-kit/event';

/** A message: JSON, with the id by which a consumer recognises a second delivery. */
export interface BusMessage {
  readonly id: string;
  readonly routingKey: EventName;
  readonly body: string;
  /** Our own names, never `x-…`. Carries `traceparent`. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Delivery extends BusMessage {
  /** 1 at the first delivery. */
  readonly attempt: number;
}

export interface Queue {
  /** The name, by convention `<service>.events`. */
  readonly name: string;
  readonly routingKeys: readonly EventName[];
}

export interface DeadLetter extends BusMessage {
  readonly queue: string;
  readonly reason: string;
  readonly failedAt: string;
  readonly attempts: number;
}

export interface QueueDepth {
  /** Stored for the next delivery. */
  readonly waiting: number;
  /** Failed and waiting for another attempt. */
  readonly retrying: number;
  /** The broker has one queue per delay for all services: `retrying` counts those of all of them. */
  readonly isRetryingShared: boolean;
}

/** A running consumer. */
export interface Consumer {
  /** Accepts no more deliveries; resolves when the current ones are handled. Unhandled messages stay in the queue. */
  stop(): Promise<void>;
}

/** Thrown by a handler when a retry cannot succeed (unknown shape, impossible state): the message becomes a dead letter at once. */
export class UnprocessableMessageError extends Error {}

export interface Bus {
  /** Declares a durable queue with its bindings, retry queues and dead-letter queue. Idempotent; producers and consumers may both call it. */
  declare(queue: Queue): Promise<void>;
  /**
   * Resolves when the broker has stored the message in every bound queue, or in the named queue. Rejects when there is no
   * such queue or the broker does not confirm: publish again. A missing queue among several bound ones is not detected.
   */
  publish(message: BusMessage, to?: { readonly queue: string }): Promise<void>;
  /**
   * Handles deliveries, at most `prefetch` at once (20). A resolved handler acknowledges; a rejected one is retried
   * after 10 s, 1 min, 10 min and then becomes a dead letter. Delivery is at least once, in no guaranteed order.
   */
  consume(
    queue: string,
    handle: (delivery: Delivery) => Promise<void>,
    options?: { prefetch?: number },
  ): Promise<Consumer>;
  /** Oldest first: at most `limit` (100), after the first `skip` (0). */
  deadLetters(queue: string, limit?: number, skip?: number): Promise<readonly DeadLetter[]>;
  /** Counts the dead letters without fetching them. */
  countDeadLetters(queue: string): Promise<number>;
  /** Puts dead letters back into their queue: all of them, or those with the ids. Returns how many. */
  replay(queue: string, ids?: readonly string[]): Promise<number>;
  /** Removes the dead letters with the ids permanently, and returns them. */
  discard(queue: string, ids: readonly string[]): Promise<readonly DeadLetter[]>;
  /** Counts what the queue holds without fetching it. */
  depth(queue: string): Promise<QueueDepth>;
  ready(): Promise<boolean>;
  /** Stops all consumers, waits for the current deliveries, then disconnects. */
  close(): Promise<void>;
}
