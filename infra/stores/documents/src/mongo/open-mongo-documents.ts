import { MongoClient } from 'mongodb';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import type { Collection, DocumentStore, StoredDocument } from '../port.ts';
import { MongoCollection } from './mongo-collection.ts';
import { within } from './failure.ts';

/** How long a command may look for a server before it is StoreUnavailableError. */
const connectTimeoutMs = 1_500;
const pingTimeoutMs = 1_800;
const answerTimeoutMs = 15_000;

/**
 * One service's database on a MongoDB server. Resolves without waiting for the server: a store that is away shows in
 * `ping` and in each command as StoreUnavailableError, and serves again once it is back.
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
    collection: <T extends StoredDocument>(name: string): Collection<T> =>
      new MongoCollection<T>(database.collection<StoredDocument>(name)),
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
