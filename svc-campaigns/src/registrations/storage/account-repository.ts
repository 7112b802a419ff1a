import { DuplicateKeyError, type Collection } from '@pathshala/service-kit/documents';
import type { AccountRepository } from '../use-cases/ports.ts';

export interface AccountDocument {
  /** The email, in its one spelling. */
  readonly _id: string;
  readonly userId: string;
}

export function createAccountRepository(collection: Collection<AccountDocument>): AccountRepository {
  return {
    ownerOf: async (emailKey) => (await collection.findOne({ _id: emailKey }))?.userId ?? null,
    async remember(emailKey, userId) {
      try {
        await collection.updateOne({ _id: emailKey }, { $set: { userId } }, { upsert: true });
      } catch (error) {
        if (!(error instanceof DuplicateKeyError)) throw error;
        await collection.updateOne({ _id: emailKey }, { $set: { userId } });
      }
    },
    async forget(userId) {
      await collection.deleteMany({ userId });
    },
  };
}
