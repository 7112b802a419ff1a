import { join } from 'node:path';
import type { AmqpBusOptions } from './bus/src/amqp/open-amqp-bus.ts';
import type { Bus } from './bus/src/port.ts';
import { databaseOf } from './documents/src/mongo/database-of.ts';
import type { DocumentStore } from './documents/src/port.ts';
import type { Files } from './files/src/port.ts';
import type { S3Config } from './files/src/s3-config.ts';
import type { KeyValue } from './key-value/src/port.ts';
import type { FlushOptions } from './sqlite/src/write-ahead-log.ts';

// Adapters are imported only when they are selected: the drivers of outside systems would double the time and memory
// of an embedded start.

/** The options of the embedded stores. */
export type { FlushOptions };

/** Which adapter is behind each port: an outside system that is named, else the embedded one in `dataDir`. */
export interface StoreSettings {
  readonly dataDir: string;
  readonly uploadsDir: string;
  readonly mongodbUri: string | undefined;
  readonly amqpUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly s3: S3Config | undefined;
}

export interface DocumentsOptions extends FlushOptions {
  /** `svc-exams`: has a file or a database of its own. */
  readonly service: string;
}

export async function openDocuments(
  { mongodbUri, dataDir }: StoreSettings,
  { service, ...flushing }: DocumentsOptions,
): Promise<DocumentStore> {
  if (mongodbUri === undefined) {
    const { openSqliteDocuments } = await import('./documents/src/sqlite/open-sqlite-documents.ts');
    return openSqliteDocuments({ ...flushing, file: join(dataDir, `${service}.sqlite`) });
  }
  const { openMongoDocuments } = await import('./documents/src/mongo/open-mongo-documents.ts');
  return openMongoDocuments({ uri: mongodbUri, database: databaseOf(service) });
}

export interface BusOptions extends FlushOptions {
  readonly log: NonNullable<AmqpBusOptions['log']>;
}

/** Commands beside the running site may open it too: the embedded bus lets a second process read and replay dead letters. */
export async function openBus(
  { amqpUrl, dataDir }: StoreSettings,
  { log, ...flushing }: BusOptions,
): Promise<Bus> {
  if (amqpUrl === undefined) {
    const { openSqliteBus } = await import('./bus/src/sqlite/open-sqlite-bus.ts');
    return openSqliteBus({ ...flushing, file: join(dataDir, 'bus.sqlite') });
  }
  const { openAmqpBus } = await import('./bus/src/amqp/open-amqp-bus.ts');
  return openAmqpBus({ url: amqpUrl, log });
}

export interface KeyValueOptions extends FlushOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export async function openKeyValue(
  { redisUrl, dataDir }: StoreSettings,
  options: KeyValueOptions,
): Promise<KeyValue> {
  if (redisUrl === undefined) {
    const { openSqliteKeyValue } = await import('./key-value/src/sqlite/open-sqlite-key-value.ts');
    return openSqliteKeyValue({ ...options, file: join(dataDir, 'key-value.sqlite') });
  }
  const { openRedisKeyValue } = await import('./key-value/src/redis/open-redis-key-value.ts');
  return openRedisKeyValue({ url: redisUrl });
}

export async function openFiles({ s3, uploadsDir }: StoreSettings): Promise<Files> {
  if (s3 !== undefined) return (await import('./files/src/s3-files.ts')).createS3Files(s3);
  return (await import('./files/src/disk-files.ts')).createDiskFiles(uploadsDir);
}
