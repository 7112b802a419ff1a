import type { z } from 'zod';
import type { EventDefinition, EventName } from '@pathshala/contract-kit/event';
import type { StoredDocument } from '@pathshala/documents/port';

/** An event waiting in its aggregate to be published; written in the same single-document write as the change it tells of. */
export interface OutboxEntry {
  readonly id: string;
  readonly name: EventName;
  readonly sequence: number;
  readonly occurredAt: string;
  readonly traceparent?: string;
  readonly data: unknown;
}

/** What every aggregate document carries beside its state. `outboxAt` (epoch ms) is set while the outbox holds anything. */
export interface Aggregate extends StoredDocument {
  readonly rev: number;
  readonly sequence: number;
  readonly outbox: readonly OutboxEntry[];
  readonly outboxAt: number | null;
}

/** What the relay must know of an aggregate to publish its events. */
export type WaitingEvents = Pick<Aggregate, '_id' | 'sequence' | 'outbox' | 'outboxAt'>;

/** An event that a rule decided on, before the store gives it an id, a sequence and a time. */
export interface PendingEvent {
  readonly name: EventName;
  readonly data: unknown;
}

/** Types the data by the contract's schema; the schema itself is checked when the event is written. */
export function pending<Name extends EventName, Data extends z.ZodType>(
  definition: EventDefinition<Name, Data>,
  data: z.input<Data>,
): PendingEvent {
  return { name: definition.name, data: definition.data.parse(data) };
}

/** The new state and the facts that come with it. */
export interface Change<State> {
  readonly state: State;
  readonly events?: readonly PendingEvent[];
}

/**
 * Load, rule, conditional write. State is the aggregate without `rev`, `sequence` and the outbox.
 * `update` repeats the rule on a lost race, so the rule must be pure; a rule that answers null leaves the aggregate as it is.
 */
export interface AggregateStore<State extends StoredDocument> {
  find(id: string): Promise<State | null>;
  /** Rejects with DuplicateKeyError. */
  insert(state: State, events?: readonly PendingEvent[]): Promise<State>;
  /** Rejects with a `not-found` DomainError when there is no such aggregate. */
  update(id: string, change: (state: State) => Change<State> | null): Promise<State>;
}
