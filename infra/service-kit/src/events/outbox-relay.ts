import { context, propagation } from '@opentelemetry/api';
import type { Bus } from '@pathshala/bus/port';
import type { DocumentStore } from '@pathshala/documents/port';
import type { Logger } from '../telemetry/logger.ts';
import type { Aggregate } from './aggregate.ts';
import type { Draining } from './drain-outbox.ts';
import { messageOf } from './envelope.ts';
import { giveWay } from './give-way.ts';
import { onOutboxSignal } from './outbox-signal.ts';
import { createToldOutbox } from './told-outbox.ts';

export interface RelayOptions {
  readonly documents: DocumentStore;
  readonly bus: Pick<Bus, 'publish' | 'ready'>;
  /** Collections whose documents carry an outbox. */
  readonly aggregates: readonly string[];
  readonly now: () => number;
  readonly log: Logger;
  readonly pollMs?: number;
}

export interface OutboxRelay {
  /** Publishes what is waiting, now. */
  nudge(): void;
  /** Resolves when no publish is under way any more. */
  stop(): Promise<void>;
}

/** How long a write's signal waits for others: a whole room submits in one moment, and each pass costs every store a flush. */
const gatherMs = 20;

function publisher(bus: RelayOptions['bus']): Draining['publish'] {
  return (aggregateId, entry) => {
    const carrier = entry.traceparent === undefined ? {} : { traceparent: entry.traceparent };
    // Set into a context rather than copied into headers: instrumentation would replace a copied one.
    return context.with(propagation.extract(context.active(), carrier), () =>
      bus.publish(messageOf(aggregateId, entry)),
    );
  };
}

/** Publishes what aggregates hold in their outbox, many aggregates at once. At least once: a crash in between publishes again. */
export function createOutboxRelay(options: RelayOptions): OutboxRelay {
  const { documents, bus, now, log, pollMs = 1_000 } = options;
  const outboxes = options.aggregates.map((name) => createToldOutbox(documents.collection<Aggregate>(name)));
  let isStopped = false;
  const draining: Draining = { publish: publisher(bus), now, isStopped: () => isStopped };
  let isAskedAgain = false;
  let running: Promise<void> | null = null;
  let gathering: NodeJS.Timeout | undefined;

  async function pass(): Promise<void> {
    while (isAskedAgain) {
      await giveWay();
      isAskedAgain = false;
      try {
        if (await bus.ready()) for (const outbox of outboxes) await outbox.drain(draining);
        else for (const outbox of outboxes) outbox.forget();
      } catch (error) {
        log.warn({ err: error }, 'events wait in their outbox until the bus and the store take them');
        return;
      }
    }
  }

  function run(): void {
    if (isStopped) return;
    isAskedAgain = true;
    running ??= pass().finally(() => {
      running = null;
    });
  }

  function nudge(): void {
    for (const outbox of outboxes) outbox.tell();
    run();
  }

  function gather(): void {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      run();
    }, gatherMs);
  }

  const silence = outboxes.map((outbox) =>
    onOutboxSignal(outbox.collection, (waiting) => {
      outbox.tell(waiting);
      gather();
    }),
  );
  const timer = setInterval(nudge, pollMs);
  nudge();

  return {
    nudge,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      clearTimeout(gathering);
      for (const stopListening of silence) stopListening();
      await running;
    },
  };
}
