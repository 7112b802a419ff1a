import { context, propagation } from '@opentelemetry/api';
import type { OutboxEntry, PendingEvent } from './aggregate.ts';

export interface Stamp {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly newId: () => string;
}

function currentTraceparent(): string | undefined {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier['traceparent'];
}

/** Gives pending events an id, the aggregate's next numbers, the time, and the trace they belong to. */
export function stampEvents(
  events: readonly PendingEvent[],
  { now, newId, sequence }: Stamp & { readonly sequence: number },
): OutboxEntry[] {
  const traceparent = currentTraceparent();
  const occurredAt = new Date(now()).toISOString();
  return events.map(({ name, data }, index) => ({
    id: newId(),
    name,
    sequence: sequence + index + 1,
    occurredAt,
    ...(traceparent === undefined ? {} : { traceparent }),
    data,
  }));
}

/**
 * The parts of a conditional update that write events along with the change: merge them into the `$set`, `$inc` and
 * `$push` of that same update, and call `signalOutbox(collection)` after it. `sequence` is the aggregate's number as read.
 */
export function outboxUpdate(events: readonly PendingEvent[], stamp: Stamp & { readonly sequence: number }) {
  const entries = stampEvents(events, stamp);
  return {
    $set: { outboxAt: stamp.now() },
    $inc: { sequence: entries.length },
    $push: { outbox: { $each: entries } },
  };
}
