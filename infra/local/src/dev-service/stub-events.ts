import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Bus } from '@pathshala/stores/bus/port';
import type { EventName } from '@pathshala/contract-kit/event';
import { messageOf } from '@pathshala/service-kit/events/envelope';
import { queueOf } from '@pathshala/service-kit/events/queue-of';
import type { EventExample } from '@pathshala/pact/examples';
import { moveTimes } from '@pathshala/pact/move-times';

/** The third words of names of events that end what the other examples have created. */
const endings = new Set(['cancelled', 'deleted', 'released', 'withdrawn']);

/** Whether the example is published at the first start. An event that ends something is published on demand only. */
export function isInitial({ name }: Pick<EventExample, 'name'>): boolean {
  return !endings.has(name.split('.')[2] ?? '');
}

interface StubEvent {
  readonly name: EventName;
  readonly data: unknown;
  readonly aggregateId?: string;
}

interface StubEventsOptions {
  readonly service: string;
  readonly bus: Pick<Bus, 'publish'>;
  readonly newId: () => string;
  readonly now: () => number;
  /** Remembers which examples were published. */
  readonly file: string;
}

/** Stands for the services that publish what this one subscribes to. */
export function createStubEvents({ service, bus, newId, now, file }: StubEventsOptions) {
  const publish = async ({ name, data, aggregateId = newId() }: StubEvent): Promise<void> => {
    const occurredAt = new Date(now()).toISOString();
    // Above the sequence of any event published before.
    const entry = { id: newId(), name, sequence: now(), occurredAt, data };
    await bus.publish(messageOf(aggregateId, entry), { queue: queueOf(service) });
  };
  return {
    publish,
    /** Publishes the initial examples that were not published before: all at the first start, later the new and changed ones. */
    async publishNew(examples: readonly EventExample[]): Promise<readonly EventExample[]> {
      const published = new Set(readKeys(file));
      const added = examples.filter((example) => isInitial(example) && !published.has(keyOf(example)));
      for (const example of added) await publish(moveTimes(example, { now: now() }));
      if (added.length > 0) writeFileSync(file, JSON.stringify([...published, ...added.map(keyOf)], null, 2));
      return added;
    },
  };
}

export type StubEvents = ReturnType<typeof createStubEvents>;

function keyOf(example: EventExample): string {
  const hash = createHash('sha256').update(JSON.stringify(example)).digest('hex').slice(0, 12);
  return `${example.description} (${hash})`;
}

function readKeys(file: string): readonly string[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly string[]) : [];
}
