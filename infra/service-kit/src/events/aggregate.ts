import type { z } from 'zod';
import type { EventDefinition, EventName } from '@pathshala/contract-kit/event';
import type { StoredDocument } from '@pathshala/stores/documents/port';

/** An event that waits in its aggregate to be published. It was written in the same single-document write as its change. */
export interface OutboxEntry {
  readonly id: string;
  readonly name: EventName;
  /** Counts the events of one aggregate, from 1. */
  readonly sequence: number;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  readonly traceparent?: string;
  /** The request that caused it; missing if a job did. */
  readonly requestId?: string;
  readonly data: unknown;
}

/** The fields of every aggregate document beside its state. `outboxAt` (epoch ms) is set while the outbox holds anything. */
export interface Aggregate extends StoredDocument {
  /** Counts the writes of commands; the relay does not change it. */
  readonly rev: number;
  /** The sequence of the last event that was written. */
  readonly sequence: number;
  readonly outbox: readonly OutboxEntry[];
  readonly outboxAt: number | null;
}

/** The part of an aggregate that the relay needs to publish its events. */
export type PendingOutbox = Pick<Aggregate, '_id' | 'sequence' | 'outbox' | 'outboxAt'>;

/** An event that a rule decided on, before the store gives it an id, a sequence and a time. */
export interface PendingEvent {
  readonly name: EventName;
  readonly data: unknown;
}

/** An event with data that fits its contract. Throws a ZodError if it does not. */
export function pending<Name extends EventName, Data extends z.ZodType>(
  definition: EventDefinition<Name, Data>,
  data: z.input<Data>,
): PendingEvent {
  return { name: definition.name, data: definition.data.parse(data) };
}

/** The new state and the events that state why it changed. */
export interface Change<State> {
  readonly state: State;
  readonly events?: readonly PendingEvent[];
}

/** Loads, applies a rule, writes conditionally. State is the aggregate without `rev`, `sequence` and the outbox. */
export interface AggregateStore<State extends StoredDocument> {
  find(id: string): Promise<State | null>;
  /** Rejects with DuplicateKeyError. */
  insert(state: State, events?: readonly PendingEvent[]): Promise<State>;
  /**
   * Repeats the rule on the newer state when another writer was first, so the rule must be pure. A rule that returns null
   * leaves the aggregate as it is. Rejects with a `not-found` DomainError when there is no such aggregate.
   */
  update(id: string, change: (state: State) => Change<State> | null): Promise<State>;
}
