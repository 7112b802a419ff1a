import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Account } from '../domain/account.ts';
import type { MobileClaims } from '../ports.ts';

/** A number and the account that has proved it. Its id is the number, so that a number has one account. */
interface MobileClaim {
  readonly _id: string;
  readonly userId: string;
  /** Epoch ms. */
  readonly claimedAt: number;
}

/** The time in which the account that claimed a number stores it; a claim without such an account is left from a crash. */
const claimWaitMs = 60_000;

/**
 * Claims of numbers, beside the accounts: most accounts have no number, which a unique index would count as the same one. A claim
 * counts while its account has the number.
 */
export function createDocumentMobileClaims({
  documents,
  now,
}: {
  readonly documents: DocumentStore;
  readonly now: () => number;
}): MobileClaims {
  const claims = documents.collection<MobileClaim>('mobiles');
  const accounts = documents.collection<Account>('users');

  async function ownerOf({ _id, userId }: MobileClaim): Promise<Account | null> {
    return accounts.findOne({ _id: userId, mobile: _id, deletedAt: null }, { projection: { outbox: 0 } });
  }

  /** One conditional write decides which of two callers gets a claim that was left. */
  async function takeOver(found: MobileClaim, userId: string): Promise<boolean> {
    if (found.claimedAt > now() - claimWaitMs || (await ownerOf(found)) !== null) return false;
    const left = { _id: found._id, userId: found.userId, claimedAt: found.claimedAt };
    return (await claims.updateOne(left, { $set: { userId, claimedAt: now() } })).matchedCount === 1;
  }

  return {
    async claim(mobile, userId) {
      if (await insertOnce(claims, { _id: mobile, userId, claimedAt: now() })) return true;
      const found = await claims.findOne({ _id: mobile });
      if (found === null) return false;
      return found.userId === userId || takeOver(found, userId);
    },
    async release(mobile, userId) {
      await claims.deleteOne({ _id: mobile, userId });
    },
    async ownerOf(mobile) {
      const found = await claims.findOne({ _id: mobile });
      return found === null ? null : ownerOf(found);
    },
  };
}
