import { writeSync } from 'node:fs';
import type { EventName } from '@pathshala/contract-kit/event';
import { openAmqpBus } from '../src/amqp/open-amqp-bus.ts';
import { openSqliteBus } from '../src/sqlite/open-sqlite-bus.ts';

const [kind = '', where = '', queue = '', key = ''] = process.argv.slice(2);
const bus = kind === 'amqp' ? await openAmqpBus({ url: where }) : await openSqliteBus({ file: where });
const routingKey = key as EventName;
await bus.declare({ name: queue, routingKeys: [routingKey] });

/** Publishes eight messages at once, so that the kill happens between a write and its confirm. */
async function publish(publisher: number): Promise<void> {
  for (let at = 0; ; at += 1) {
    const id = `${publisher}-${at}`;
    await bus.publish({ id, routingKey, body: JSON.stringify({ text: 'ক'.repeat(200) }), headers: {} });
    writeSync(1, `${id}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, (_, publisher) => publish(publisher)));
