import type { DocumentStore } from '@pathshala/stores/documents/port';
import { maxDeletedListed, restorableAt } from '@pathshala/back-office/recently-deleted';
import type { Withdrawal } from '../domain/withdrawal.ts';
import type { Withdrawals } from '../ports.ts';

const name = 'withdrawn_invitations';

export const withdrawalsIndexes = [{ collection: name, keys: { removalDueAt: 1 } }] as const;

export function createDocumentWithdrawals(documents: DocumentStore): Withdrawals {
  const collection = documents.collection<Withdrawal>(name);
  return {
    async store(withdrawal) {
      const { _id, ...fields } = withdrawal;
      await collection.updateOne({ _id }, { $set: fields }, { upsert: true });
    },
    find: (_id) => collection.findOne({ _id }),
    restorable: (now) =>
      collection.find(restorableAt(now), { sort: { removalDueAt: -1 }, limit: maxDeletedListed }).toArray(),
    async remove(_id) {
      await collection.deleteOne({ _id });
    },
    async removeOver(now) {
      await collection.deleteMany({ removalDueAt: { $lte: now } });
    },
    async forget(userId) {
      const by = { 'deletedBy.id': userId };
      await collection.updateMany(by, { $set: { deletedBy: null } });
      const inviter = { 'invitation.invitedById': userId };
      await collection.updateMany(inviter, { $set: { 'invitation.invitedBy': null } });
    },
  };
}
