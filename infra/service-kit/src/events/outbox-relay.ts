import { randomUUID } from 'node:crypto';
import { SpanKind } from '@opentelemetry/api';
import type { Bus } from '@pathshala/stores/bus/port';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { EventLog } from './event-log.ts';
import type { Aggregate } from './aggregate.ts';
import { createCollectionOutbox, type CollectionOutbox, type Publishing } from './collection-outbox.ts';
import { currentTraceparent, inSpan } from '../telemetry/tracing.ts';
import { messageOf } from './envelope.ts';
import { onOutboxSignal } from './outbox-signal.ts';
import { createLease, type Lease } from './lease.ts';
import { alwaysIdle, type RequestActivity } from './request-activity.ts';

export interface RelayOptions {
  readonly documents: DocumentStore;
  readonly bus: Pick<Bus, 'publish' | 'ready'>;
  /** Collections whose documents carry an outbox. */
  readonly aggregates: readonly string[];
  readonly now: () => number;
  readonly log: Pick<EventLog, 'warn'>;
  /** Batches are published between the requests of this process (default: at any time). */
  readonly requests?: RequestActivity | undefined;
  readonly pollMs?: number;
  /** Signals are collected for this long (20): a whole room submits in one moment, and each pass costs every store a flush. */
  readonly debounceMs?: number | undefined;
}

export interface OutboxRelay {
  /** Resolves when no publish is in progress any more. */
  stop(): Promise<void>;
}

/**
 * Publishes the events in the outboxes of a service: soon after a write of this process signals them, and by a poll for
 * what another process left. Of several processes on one store, the one that wrote an event publishes it; what it left
 * behind is published by the holder of a lease. At least once: a crash between a publish and the removal from the outbox
 * publishes again.
 */
export function createOutboxRelay(options: RelayOptions): OutboxRelay {
  const { documents, bus, now, log, requests = alwaysIdle, pollMs = 1_000, debounceMs = 20 } = options;
  let isStopped = false;
  const lease = documents.isShared
    ? createLease(documents, { id: 'outbox', holder: randomUUID(), now })
    : null;
  const publish = publisherOf(bus);
  const publishing: Publishing = { publish, now, requests, isStopped: () => isStopped, lease };
  const outboxes = options.aggregates.map((name) =>
    createCollectionOutbox(documents.collection<Aggregate>(name), publishing),
  );
  let isPassDue = false;
  let running: Promise<void> | null = null;
  let debounce: NodeJS.Timeout | undefined;

  async function publishAll(): Promise<void> {
    while (isPassDue) {
      await requests.whenIdle();
      isPassDue = false;
      try {
        if (await bus.ready()) await publishEach(outboxes, lease);
        else for (const outbox of outboxes) outbox.clear();
      } catch (error) {
        log.warn({ err: error }, 'events wait in their outbox until the bus and the store take them');
        return;
      }
    }
  }

  function run(): void {
    if (isStopped) return;
    isPassDue = true;
    running ??= publishAll().finally(() => {
      running = null;
    });
  }

  function poll(): void {
    for (const outbox of outboxes) outbox.enqueue();
    run();
  }

  const removeListeners = outboxes.map((outbox) =>
    onOutboxSignal(outbox.collection, (signal) => {
      outbox.enqueue(signal);
      debounce ??= setTimeout(() => {
        debounce = undefined;
        run();
      }, debounceMs);
    }),
  );
  const timer = setInterval(poll, pollMs);
  poll();

  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      clearTimeout(debounce);
      for (const remove of removeListeners) remove();
      await running;
    },
  };
}

/** A refusal in one collection does not keep back the events of the others. Rejects with the first one. */
async function publishEach(outboxes: readonly CollectionOutbox[], lease: Lease | null): Promise<void> {
  const failures: unknown[] = [];
  for (const outbox of outboxes)
    await outbox.publishPending().catch((error: unknown) => failures.push(error));
  await lease?.release();
  if (failures.length > 0) throw failures[0];
}

function publisherOf(bus: RelayOptions['bus']): Publishing['publish'] {
  return (aggregateId, entry) => {
    if (entry.traceparent === undefined) return bus.publish(messageOf(aggregateId, entry));
    const { name, traceparent } = entry;
    const attributes = { 'messaging.destination.name': name, 'messaging.message.id': entry.id };
    const carrier = { traceparent };
    return inSpan({ name: `publish ${name}`, kind: SpanKind.PRODUCER, carrier, attributes }, () =>
      bus.publish(messageOf(aggregateId, { ...entry, traceparent: currentTraceparent() ?? traceparent })),
    );
  };
}
