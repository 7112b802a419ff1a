import { DuplicateKeyError, type Collection } from '@pathshala/service-kit/documents';
import type { AccountRepository } from '../use-cases/ports.ts';

export interface AccountDocument {
  /** The email, in its one spelling; or the mark of a deleted account, which holds no email. */
  readonly _id: string;
  /** Null in a mark. */
  readonly userId: string | null;
}

const markOf = (userId: string) => `deleted:${userId}`;

export function createAccountRepository(collection: Collection<AccountDocument>): AccountRepository {
  async function put({ _id, userId }: AccountDocument): Promise<void> {
    try {
      await collection.updateOne({ _id }, { $set: { userId } }, { upsert: true });
    } catch (error) {
      if (!(error instanceof DuplicateKeyError)) throw error;
      await collection.updateOne({ _id }, { $set: { userId } });
    }
  }
  const isDeleted = async (userId: string) => (await collection.findOne({ _id: markOf(userId) })) !== null;

  return {
    ownerOf: async (emailKey) => (await collection.findOne({ _id: emailKey }))?.userId ?? null,
    async remember(emailKey, userId) {
      if (await isDeleted(userId)) return false;
      await put({ _id: emailKey, userId });
      if (!(await isDeleted(userId))) return true;
      await collection.deleteOne({ _id: emailKey, userId });
      return false;
    },
    async forget(userId) {
      // The mark comes first: whoever remembers the account meanwhile sees it after the write, and takes that back.
      await put({ _id: markOf(userId), userId: null });
      await collection.deleteMany({ userId });
    },
  };
}
