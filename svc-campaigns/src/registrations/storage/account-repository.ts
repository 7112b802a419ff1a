import { DuplicateKeyError } from '@pathshala/documents/duplicate-key-error';
import type { Collection } from '@pathshala/documents/port';
import type { AccountRepository, ProvedAccount } from '../use-cases/ports.ts';

export interface AccountDocument {
  /** The email, in its one spelling; or the mark of a deleted account, which holds no email. */
  readonly _id: string;
  /** Null in a mark. */
  readonly userId: string | null;
  readonly name?: string;
  /** ISO 8601. */
  readonly verifiedAt?: string;
}

export const accountIndexes = [{ collection: 'accounts', keys: { userId: 1 } }] as const;

const markOf = (userId: string) => `deleted:${userId}`;

export function createAccountRepository(collection: Collection<AccountDocument>): AccountRepository {
  async function put({ _id, ...fields }: AccountDocument): Promise<void> {
    try {
      await collection.updateOne({ _id }, { $set: fields }, { upsert: true });
    } catch (error) {
      if (!(error instanceof DuplicateKeyError)) throw error;
      await collection.updateOne({ _id }, { $set: fields });
    }
  }
  const isDeleted = async (userId: string) => (await collection.findOne({ _id: markOf(userId) })) !== null;

  return {
    async ownerOf(emailKey) {
      const found = await collection.findOne({ _id: emailKey });
      return found?.userId ? { userId: found.userId, name: found.name ?? '' } : null;
    },
    async remember(emailKey, account) {
      const { userId } = account;
      if (await isDeleted(userId)) return null;
      const known = await collection.findOne({ _id: emailKey, userId });
      const remembered: ProvedAccount = { ...account, verifiedAt: known?.verifiedAt ?? account.verifiedAt };
      await put({ _id: emailKey, ...remembered });
      if (!(await isDeleted(userId))) return remembered;
      await collection.deleteOne({ _id: emailKey, userId });
      return null;
    },
    async markDeleted(userId) {
      // The mark comes first: whoever remembers the account meanwhile sees it after the write, and takes that back.
      await put({ _id: markOf(userId), userId: null });
      return (await collection.find({ userId }).toArray()).map(({ _id }) => _id);
    },
    async forget(userId) {
      await collection.deleteMany({ userId });
    },
  };
}
