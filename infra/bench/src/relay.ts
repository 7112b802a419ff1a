import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openAmqpBus } from '@pathshala/stores/bus/amqp';
import type { Bus, BusMessage } from '@pathshala/stores/bus/port';
import type { DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';
import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import type { Aggregate, OutboxEntry } from '@pathshala/service-kit/events/aggregate';
import { messageOf } from '@pathshala/service-kit/events/envelope';
import { createOutboxRelay } from '@pathshala/service-kit/events/outbox-relay';
import { startRabbit } from '@pathshala/test-servers/start-rabbit';
import { openBareBroker, type BareBroker } from '../controls/windowed-confirms.ts';
import type { Row } from './report.ts';
import { formatSpread, spreadOf, type Spread } from './statistics.ts';

const eventName = 'bench.outbox.filled.v1';
const queue = { name: 'bench.events', routingKeys: [eventName] } as const;
const exchange = 'pathshala.events';
/** Unconfirmed at once: more make the broker no faster. */
const window = 2_000;
const rounds = 5;
const warmUpRounds = 1;
const eventsOfRound = 40_000;

/** The data is as large as the event of a submitted exam. */
const data = {
  attemptId: 'a'.repeat(24),
  studentId: 'b'.repeat(24),
  examId: 'c'.repeat(24),
  score: 61.25,
  subjects: Array.from({ length: 4 }, (_, at) => ({ subjectName: `Subject ${at}`, score: at * 4.25 })),
};

const entryOf = (n: number): OutboxEntry => ({
  id: `event-${n}`,
  name: eventName,
  sequence: 1,
  occurredAt: '2026-01-01T00:00:00.000Z',
  data,
});

interface Rates {
  readonly ceiling: number;
  readonly bus: number;
  readonly relay: number;
}

/** Events a second, by round, as shares of what the broker confirmed in the same round. */
export function sharesOf(rates: readonly Rates[]): { readonly bus: Spread; readonly relay: Spread } {
  return {
    bus: spreadOf(rates.map(({ bus, ceiling }) => bus / ceiling)),
    relay: spreadOf(rates.map(({ relay, ceiling }) => relay / ceiling)),
  };
}

/** Publishes so many at most before their confirms come. Returns the seconds. */
async function publishThroughBus(bus: Bus, messages: readonly BusMessage[]): Promise<number> {
  const began = performance.now();
  const left = messages.values();
  const publishers = Array.from({ length: window }, async () => {
    for (const message of left) await bus.publish(message);
  });
  await Promise.all(publishers);
  return (performance.now() - began) / 1000;
}

const aggregateName = 'measured';

async function storeEvents(documents: DocumentStore, count: number): Promise<void> {
  const collection = documents.collection<StoredDocument & Aggregate>(aggregateName);
  await collection.createIndex({ outboxAt: 1 });
  for (let from = 0; from < count; from += window) {
    const some = Array.from({ length: Math.min(window, count - from) }, (_, at) => from + at);
    await Promise.all(
      some.map((n) =>
        collection.insertOne({ _id: `a${n}`, rev: 1, sequence: 1, outbox: [entryOf(n)], outboxAt: 1 }),
      ),
    );
  }
}

/** Publishes stored documents, to the last one that is marked as published. Returns the seconds. */
async function publishByRelay(bus: Bus, folder: string, count: number): Promise<number> {
  const documents = await openSqliteDocuments({ file: path.join(folder, 'outbox.sqlite') });
  await storeEvents(documents, count);
  const confirmed = { count: 0 };
  const counting = {
    ready: () => bus.ready(),
    async publish(message: BusMessage) {
      await bus.publish(message);
      confirmed.count += 1;
    },
  };
  const aggregates = [aggregateName];
  const began = performance.now();
  const relay = createOutboxRelay({
    documents,
    bus: counting,
    aggregates,
    now: Date.now,
    log: { warn: (facts, message) => console.error(message, facts) },
  });
  const waiting = () => documents.collection(aggregateName).countDocuments({ outboxAt: { $gt: 0 } });
  while (confirmed.count < count || (await waiting()) > 0) await wait(2);
  const seconds = (performance.now() - began) / 1000;
  await relay.stop();
  await documents.close();
  if (confirmed.count !== count)
    throw new Error(`${confirmed.count} instead of ${count} events were published`);
  return seconds;
}

/** Checks that the queue holds what was sent, and empties it. */
async function reconcile(broker: BareBroker, expected: number): Promise<void> {
  const until = Date.now() + 30_000;
  // The count of a quorum queue follows its confirms.
  while ((await broker.count()) < expected && Date.now() < until) await wait(50);
  const count = await broker.count();
  if (count !== expected) throw new Error(`the queue holds ${count} of ${expected} messages`);
  await broker.purge();
}

async function measureRound(bus: Bus, broker: BareBroker): Promise<Rates> {
  const messages = Array.from({ length: eventsOfRound }, (_, n) => messageOf(`a${n}`, entryOf(n)));
  const bodies = messages.map(({ body }) => Buffer.from(body));
  const ceiling = await broker.publish(eventsOfRound, (index) => bodies[index - 1] ?? Buffer.alloc(0));
  await reconcile(broker, eventsOfRound);
  const throughBus = await publishThroughBus(bus, messages);
  await reconcile(broker, eventsOfRound);
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-bench-'));
  const byRelay = await publishByRelay(bus, folder, eventsOfRound);
  await rm(folder, { recursive: true });
  await reconcile(broker, eventsOfRound);
  const perSecond = (seconds: number) => eventsOfRound / seconds;
  return { ceiling: perSecond(ceiling), bus: perSecond(throughBus), relay: perSecond(byRelay) };
}

/** P12: the outbox relay beside amqplib alone, on one broker, into a quorum queue. */
export async function relayRow(): Promise<Row> {
  const rabbit = await startRabbit();
  try {
    const bus = await openAmqpBus({ url: rabbit.url });
    await bus.declare(queue);
    const target = { url: rabbit.url, exchange, routingKey: eventName, queue: queue.name, window };
    const broker = await openBareBroker(target);
    const rates: Rates[] = [];
    for (let round = 0; round < warmUpRounds + rounds; round += 1)
      rates.push(await measureRound(bus, broker));
    const counted = rates.slice(warmUpRounds);
    await broker.close();
    await bus.close();
    const shares = sharesOf(counted);
    const ceiling = spreadOf(counted.map(({ ceiling: each }) => each));
    return {
      id: 'P12',
      what: `events a second from the outbox of stored documents (SQLite) to the confirm and the mark as published ÷ amqplib alone with a window of ${window}, RabbitMQ, quorum queue; the same without the store: our bus alone`,
      goal: '0.6',
      figure: `${formatSpread(shares.relay)}; bus alone ${formatSpread(shares.bus)}; amqplib alone ${formatSpread(ceiling)} a second`,
    };
  } finally {
    await rabbit.stop();
  }
}
