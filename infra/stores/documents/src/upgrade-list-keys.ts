import { listKeyOf, withOrder } from '@pathshala/rules/bengali-order';
import type { Collection, DocumentStore, StoredDocument, Upgrade } from './port.ts';

/** A field with `listKeyOf` of a name or title, by which a list is sorted. */
export interface ListKey {
  readonly collection: string;
  readonly field: string;
  /** The field of the name, for documents that were stored without a key. */
  readonly from?: string;
}

type Keyed = StoredDocument & Readonly<Record<string, unknown>>;

const batchSize = 200;
/** A key whose first line, its place in the alphabet, is written in letters. */
const withoutOrder = { $regex: '^[^\n]*[\u0981-\u09ce]' };

/** The upgrade of documents whose list key may be a search key, from before lists had an order. */
export function listKeyUpgrade(field: string): Upgrade {
  const isOlder = new RegExp(withoutOrder.$regex, 'u');
  return {
    isReadableBefore: true,
    upgrade(document) {
      const key = document[field];
      return typeof key === 'string' && isOlder.test(key)
        ? { ...document, [field]: withOrder(key) }
        : document;
    },
  };
}

async function upgradeKey(
  collection: Collection<Keyed>,
  document: Keyed,
  { field, from }: Required<Pick<ListKey, 'field' | 'from'>>,
): Promise<void> {
  const { _id, [field]: key = null, [from]: name } = document;
  if (typeof name !== 'string') return;
  const upgraded = field === from ? withOrder(name) : listKeyOf(name);
  // A key that was changed meanwhile is left alone.
  await collection.updateOne({ _id, [field]: key }, { $set: { [field]: upgraded } });
}

async function upgradeKeys(collection: Collection<Keyed>, { field, from = field }: ListKey): Promise<void> {
  const isOlder = field === from ? withoutOrder : null;
  let last = '';
  for (;;) {
    const older = await collection
      .find(
        { _id: { $gt: last }, [field]: isOlder },
        { sort: { _id: 1 }, limit: batchSize, projection: { [field]: 1, [from]: 1 } },
      )
      .toArray();
    for (const document of older) await upgradeKey(collection, document, { field, from });
    last = older.at(-1)?._id ?? last;
    if (older.length < batchSize) return;
  }
}

/**
 * Gives keys that were stored as search keys, or not at all, their place in the order of the Bangla Academy. It can be
 * repeated, and several processes can do it at once.
 */
export function upgradeListKeys(documents: DocumentStore, keys: readonly ListKey[]) {
  return async (): Promise<void> => {
    for (const key of keys) await upgradeKeys(documents.collection<Keyed>(key.collection), key);
  };
}
