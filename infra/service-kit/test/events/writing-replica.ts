import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { openAmqpBus } from '@pathshala/stores/bus/amqp';
import { openMongoDocuments } from '@pathshala/stores/documents/mongo';
import type { StoredDocument } from '@pathshala/stores/documents/port';
import type { Aggregate } from '../../src/events/aggregate.ts';
import { createAggregateStore } from '../../src/events/aggregate-store.ts';
import { createOutboxRelay } from '../../src/events/outbox-relay.ts';

/**
 * One process of a service: `node writing-replica.ts URI DATABASE AMQP_URL NAME SECONDS`. Writes an aggregate with an event
 * each 10 ms for so long, prints how many it has written, and publishes until SIGTERM.
 */
const [uri = '', database = '', amqpUrl = '', name = '', seconds = '1'] = process.argv.slice(2);
const documents = await openMongoDocuments({ uri, database });
const bus = await openAmqpBus({ url: amqpUrl });
const collection = documents.collection<StoredDocument & Aggregate>('counters');
await collection.createIndex({ outboxAt: 1 });
let written = 0;
const store = createAggregateStore<StoredDocument>({
  collection,
  now: Date.now,
  newId: () => `${name}-${written}`,
});
const relay = createOutboxRelay({
  documents,
  bus,
  aggregates: ['counters'],
  now: Date.now,
  log: { warn: () => undefined },
});
const terminated = once(process, 'SIGTERM');
const end = Date.now() + Number(seconds) * 1000;
while (Date.now() < end) {
  await store.insert({ _id: `${name}-${written}` }, [{ name: 'tests.counter.counted.v1', data: {} }]);
  written += 1;
  await wait(10);
}
process.stdout.write(`${written}\n`);
await terminated;
await relay.stop();
await bus.close();
await documents.close();
