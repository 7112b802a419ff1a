import type { EventName } from '@pathshala/contract-kit/event';

/** What travels: JSON, with the id that makes a second delivery recognisable. */
export interface BusMessage {
  readonly id: string;
  readonly routingKey: EventName;
  readonly body: string;
  /** Only our own names, never `x-…`. Carries `traceparent`. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Delivery extends BusMessage {
  /** 1 at the first delivery. */
  readonly attempt: number;
}

export interface Queue {
  /** By convention `<service>.events`. */
  readonly name: string;
  readonly routingKeys: readonly EventName[];
}

export interface DeadLetter extends BusMessage {
  readonly queue: string;
  readonly reason: string;
  readonly failedAt: string;
  readonly attempts: number;
}

/** A consumer at work. */
export interface Consumer {
  /** Takes no more deliveries; resolves when those in hand are finished. What was not handled stays in the queue. */
  stop(): Promise<void>;
}

/** Thrown by a handler when another try cannot help (unknown shape, impossible state): parked at once. */
export class UnprocessableMessageError extends Error {}

export interface Bus {
  /** Declares a durable queue with its bindings, retry queues and dead-letter queue. May be called by producer and consumer alike, any number of times. */
  declare(queue: Queue): Promise<void>;
  /**
   * Resolves when the broker has the message safely in every bound queue, or in the one named queue. Rejects when there is
   * no such queue or the broker does not confirm: publish again. That one of several bound queues is missing shows nowhere.
   */
  publish(message: BusMessage, to?: { readonly queue: string }): Promise<void>;
  /**
   * Handles deliveries, at most `prefetch` at once (20). A resolved handler acknowledges; a rejected one is retried
   * after 10 s, 1 min, 10 min and then parked in the dead letters. Delivery is at least once and in no promised order.
   */
  consume(
    queue: string,
    handle: (delivery: Delivery) => Promise<void>,
    options?: { prefetch?: number },
  ): Promise<Consumer>;
  deadLetters(queue: string, limit?: number): Promise<readonly DeadLetter[]>;
  /** How many there are, without touching them. */
  countDeadLetters(queue: string): Promise<number>;
  /** Gives parked messages back to their queue; all of it, or those with the ids. Answers how many. */
  replay(queue: string, ids?: readonly string[]): Promise<number>;
  ready(): Promise<boolean>;
  /** Stops taking deliveries, lets those in hand finish, then disconnects. */
  close(): Promise<void>;
}
