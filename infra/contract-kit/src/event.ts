import type { z } from 'zod';

export type EventName = `${string}.${string}.${string}.v${number}`;

/** A fact in the past tense that a service publishes. Its name is the routing key. */
export interface EventDefinition<Name extends EventName = EventName, Data extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly data: Data;
  /** The version before, while queues, dead letters or outboxes may hold some of it: consumers get it as this version. */
  readonly earlier?: EarlierEvent;
}

/** The version before of an event, and what its data is in this one. */
export interface EarlierEvent {
  readonly event: EventDefinition;
  readonly upcast: (data: never) => unknown;
}

/** Declares the version before of an event. `upcast` is pure; what it returns is parsed by the schema of the new version. */
export function upcastFrom<Data extends z.ZodType>(
  event: EventDefinition<EventName, Data>,
  upcast: (data: z.output<Data>) => unknown,
): EarlierEvent {
  return { event, upcast };
}

/** The names under which an event may arrive: its own, and those of the versions that it is upcast from. */
export function namesOf({ name, earlier }: EventDefinition): readonly EventName[] {
  return earlier === undefined ? [name] : [name, ...namesOf(earlier.event)];
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
