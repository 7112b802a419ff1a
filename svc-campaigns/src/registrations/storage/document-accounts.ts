import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Accounts, ProvedAccount } from '../ports.ts';

interface AccountDocument {
  /** The normalised email; for a tombstone `deleted:<userId>`, which holds no email. */
  readonly _id: string;
  /** null in a tombstone. */
  readonly userId: string | null;
  readonly name?: string;
  /** ISO 8601. */
  readonly verifiedAt?: string;
}

const accountsCollection = 'accounts';

export const accountIndexes = [{ collection: accountsCollection, keys: { userId: 1 } }] as const;

const tombstoneOf = (userId: string) => `deleted:${userId}`;

export function createDocumentAccounts(documents: DocumentStore): Accounts {
  const collection = documents.collection<AccountDocument>(accountsCollection);

  async function put({ _id, ...fields }: AccountDocument): Promise<void> {
    const stored = collection.updateOne({ _id }, { $set: fields }, { upsert: true });
    // A concurrent upsert was first.
    if (!(await isInserted(stored))) await collection.updateOne({ _id }, { $set: fields });
  }

  const isDeleted = async (userId: string) =>
    (await collection.findOne({ _id: tombstoneOf(userId) })) !== null;

  return {
    async findOwner(emailKey) {
      const found = await collection.findOne({ _id: emailKey });
      return found?.userId ? { userId: found.userId, name: found.name ?? '' } : null;
    },
    async save(emailKey, account) {
      const { userId } = account;
      if (await isDeleted(userId)) return null;
      const known = await collection.findOne({ _id: emailKey, userId });
      const saved: ProvedAccount = { ...account, verifiedAt: known?.verifiedAt ?? account.verifiedAt };
      await put({ _id: emailKey, ...saved });
      if (!(await isDeleted(userId))) return saved;
      await collection.deleteOne({ _id: emailKey, userId });
      return null;
    },
    async release(emailKey, userId) {
      await collection.deleteOne({ _id: emailKey, userId });
    },
    async markDeleted(userId) {
      // The tombstone comes first: a concurrent `save` sees it after its own write and removes that again.
      await put({ _id: tombstoneOf(userId), userId: null });
      return (await collection.find({ userId }).toArray()).map(({ _id }) => _id);
    },
    async remove(userId) {
      await collection.deleteMany({ userId });
    },
  };
}
