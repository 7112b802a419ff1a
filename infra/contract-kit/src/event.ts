import type { z } from 'zod';

export type EventName = `${string}.${string}.${string}.v${number}`;

/**
 * A fact in the past tense that a service publishes. `consumers` are the services whose queues must hold the event before
 * it counts as published: the producer declares them too, so a consumer that has never started loses nothing.
 */
export interface EventDefinition<Name extends EventName = EventName, Data extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly consumers: readonly string[];
  readonly data: Data;
}

export function defineEvent<Name extends EventName, Data extends z.ZodType>(
  definition: EventDefinition<Name, Data>,
): EventDefinition<Name, Data> {
  return definition;
}

/** An event as a consumer receives it. `sequence` grows with every event of the same aggregate. */
export interface ReceivedEvent<Data> {
  readonly id: string;
  readonly name: EventName;
  readonly aggregateId: string;
  readonly sequence: number;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  readonly data: Data;
}
