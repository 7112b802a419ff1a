import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { BSON, MongoClient, type Db, type Document } from 'mongodb';
import { databaseOf } from '../../../documents/src/mongo/database-of.ts';
import { BackupError } from '../backup-error.ts';
import { snapshotId } from '../manifest.ts';
import { sha256 } from '../segment.ts';
import type { BackupTarget } from '../target/port.ts';
import { loadNewestDump, storeDumpManifest, type DumpManifest } from './dump-manifest.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
/** Characters of a chunk, so that memory stays small whatever the collection has. */
const chunkLength = 8 * 1024 * 1024;
const insertBatch = 500;

export interface DumpRequest {
  readonly uri: string;
  /**
   * In this order: a service that copies from others comes before them, so that what it copied has its source, and
   * publishing again adds the rest.
   */
  readonly services: readonly string[];
  readonly target: BackupTarget;
  readonly product: string;
  readonly now: () => number;
  readonly report: (line: string) => void;
}

/** Copies each collection of each service with the driver, for servers without a snapshot of their own. */
export async function dumpDocuments(request: DumpRequest): Promise<DumpManifest> {
  const { uri, services, target, product, now, report } = request;
  const at = now();
  const id = snapshotId(at);
  const client = new MongoClient(uri);
  try {
    const collections: DumpManifest['collections'] = [];
    for (const service of services) {
      const database = client.db(databaseOf(service));
      for (const collection of await namesIn(database)) {
        const prefix = `dumps/${id}/${service}.${sha256(Buffer.from(collection)).slice(0, 12)}`;
        const made = await dumpCollection(target, { documents: readAll(database, collection), prefix });
        collections.push({ service, collection, ...made });
        report(`${service}, ${collection}: ${made.documents} documents`);
      }
    }
    const made = { format: 1, product, id, at, endedAt: now(), collections } as const;
    await storeDumpManifest(target, made);
    return made;
  } finally {
    await client.close();
  }
}

async function namesIn(database: Db): Promise<readonly string[]> {
  const listed = await database.listCollections({}, { nameOnly: true }).toArray();
  return listed
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.'))
    .sort();
}

const readAll = (database: Db, collection: string) =>
  database.collection(collection).find({}, { sort: { _id: 1 } });

async function dumpCollection(
  target: BackupTarget,
  { documents, prefix }: { readonly documents: AsyncIterable<Document>; readonly prefix: string },
) {
  const chunks: { key: string; sha256: string }[] = [];
  let lines: string[] = [];
  let length = 0;
  let count = 0;
  const flush = async (): Promise<void> => {
    if (lines.length === 0) return;
    const packed = await compress(Buffer.from(lines.join('\n')));
    const key = `${prefix}.${String(chunks.length).padStart(6, '0')}`;
    await target.put(key, packed);
    chunks.push({ key, sha256: sha256(packed) });
    lines = [];
    length = 0;
  };
  for await (const document of documents) {
    // Canonical, so that whole numbers, long numbers and fractions stay what they are.
    const line = BSON.EJSON.stringify(document, { relaxed: false });
    lines.push(line);
    length += line.length;
    count += 1;
    if (length > chunkLength) await flush();
  }
  await flush();
  return { documents: count, chunks };
}

export interface DumpRestoreRequest extends Pick<
  DumpRequest,
  'uri' | 'services' | 'target' | 'product' | 'report'
> {}

/** Writes the newest dump into databases that are empty. Throws BackupError before the first write where one is not. */
export async function restoreDump({
  uri,
  services,
  target,
  product,
  report,
}: DumpRestoreRequest): Promise<DumpManifest> {
  const made = await loadNewestDump(target, product);
  const client = new MongoClient(uri, { writeConcern: { w: 'majority', j: true } });
  try {
    for (const service of services) await refuseFilled(client.db(databaseOf(service)), service);
    for (const { service, collection, documents, chunks } of made.collections) {
      const into = client.db(databaseOf(service)).collection(collection);
      let count = 0;
      for (const chunk of chunks) {
        const all = await documentsIn(target, chunk);
        for (let from = 0; from < all.length; from += insertBatch)
          await into.insertMany(all.slice(from, from + insertBatch));
        count += all.length;
      }
      if (count !== documents)
        throw new BackupError(`${service}, ${collection}: ${count} of ${documents} documents`);
      report(`${service}, ${collection}: ${count} documents`);
    }
    return made;
  } finally {
    await client.close();
  }
}

async function refuseFilled(database: Db, service: string): Promise<void> {
  for (const collection of await namesIn(database))
    if ((await database.collection(collection).findOne({})) !== null)
      throw new BackupError(
        `The database of ${service} is not empty (${collection}). Stop the services and drop it, or name another server in MONGODB_URI.`,
      );
}

async function documentsIn(
  target: BackupTarget,
  { key, sha256: hash }: { readonly key: string; readonly sha256: string },
): Promise<Document[]> {
  const packed = await target.get(key);
  if (packed === null || sha256(packed) !== hash)
    throw new BackupError(
      `${key} is missing or was changed. Drop the databases that were begun, and restore another copy of the backup.`,
    );
  const text = (await decompress(packed)).toString();
  return text.split('\n').map((line) => BSON.EJSON.parse(line, { relaxed: false }) as Document);
}
