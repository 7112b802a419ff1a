import { writeSync } from 'node:fs';
import { openMongoDocuments } from '../src/mongo/open-mongo-documents.ts';
import { openSqliteDocuments } from '../src/sqlite/open-sqlite-documents.ts';
import type { Loose } from './subject.ts';

const [kind = '', where = '', database = ''] = process.argv.slice(2);
const store =
  kind === 'mongo'
    ? await openMongoDocuments({ uri: where, database })
    : await openSqliteDocuments({ file: where });
const collection = store.collection<Loose>('killed');
await collection.createIndex({ at: 1 });

/** Eight writers at once, so that the kill happens during a group of writes; each first inserts, then changes what it inserted. */
async function write(writer: number): Promise<void> {
  for (let at = 0; ; at += 1) {
    const _id = `${writer}-${at}`;
    await collection.insertOne({ _id, at, text: 'ক'.repeat(500) });
    await collection.updateOne({ _id }, { $set: { isDone: true }, $inc: { rev: 1 } });
    writeSync(1, `${_id}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
