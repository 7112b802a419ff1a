import type { Collection, Filter, StoredDocument } from '../src/port.ts';

/** A document of any shape. */
export interface Loose extends StoredDocument {
  readonly [field: string]: unknown;
}

export interface Subject {
  /** A fresh, empty collection for each test. */
  collection(): Collection<Loose>;
}

export async function fill(collection: Collection<Loose>, documents: readonly Loose[]): Promise<void> {
  for (const document of documents) await collection.insertOne(document);
}

export async function idsOf(collection: Collection<Loose>, filter: Filter): Promise<string> {
  const found = await collection.find(filter, { sort: { _id: 1 } }).toArray();
  return found.map((document) => document._id).join(' ');
}
