import { MongoClient } from 'mongodb';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import { openCollections } from '../open-collections.ts';
import type { DocumentStore, StoredDocument } from '../port.ts';
import { MongoCollection } from './mongo-collection.ts';
import { within } from './failure.ts';

/** Timeout of server selection, after which a command rejects with StoreUnavailableError. */
const connectTimeoutMs = 1_500;
const pingTimeoutMs = 1_800;
const answerTimeoutMs = 15_000;

/**
 * One service's database on a MongoDB server. Resolves without waiting for the server. While it is unavailable,
 * `ping` and each command reject with StoreUnavailableError; the driver reconnects by itself.
 */
export async function openMongoDocuments(options: { uri: string; database: string }): Promise<DocumentStore> {
  const client = new MongoClient(options.uri, {
    serverSelectionTimeoutMS: connectTimeoutMs,
    connectTimeoutMS: connectTimeoutMs,
    waitQueueTimeoutMS: answerTimeoutMs,
    socketTimeoutMS: answerTimeoutMs,
    heartbeatFrequencyMS: 2_000,
    writeConcern: { w: 'majority', j: true },
    ignoreUndefined: true,
  });
  const database = client.db(options.database);
  return {
    isShared: true,
    ...openCollections((name) => new MongoCollection(database.collection<StoredDocument>(name))),
    async ping() {
      try {
        await within(pingTimeoutMs, database.command({ ping: 1 }, { timeoutMS: pingTimeoutMs }));
      } catch (error) {
        throw error instanceof StoreUnavailableError ? error : new StoreUnavailableError(error);
      }
    },
    close: () => client.close(),
  };
}
