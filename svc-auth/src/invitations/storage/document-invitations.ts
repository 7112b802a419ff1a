import { findPage } from '@pathshala/documents/find-page';
import type { DocumentStore } from '@pathshala/documents/port';
import type { Invitation } from '../domain/invitation.ts';
import type { Invitations } from '../ports.ts';

const invitationsCollection = 'invitations';

export const invitationsIndexes = [
  { collection: invitationsCollection, keys: { emailKey: 1 }, unique: true },
  { collection: invitationsCollection, keys: { tokenId: 1 } },
  { collection: invitationsCollection, keys: { createdAt: -1 } },
  { collection: invitationsCollection, keys: { expiresAt: 1 } },
] as const;

export function createDocumentInvitations(documents: DocumentStore): Invitations {
  const collection = documents.collection<Invitation>(invitationsCollection);
  return {
    insert: (invitation) => collection.insertOne(invitation),
    find: (_id) => collection.findOne({ _id }),
    findByToken: (tokenId) => collection.findOne({ tokenId }),
    async findByEmails(emailKeys) {
      const projection = { name: 1, emailKey: 1, role: 1 } as const;
      return collection.find({ emailKey: { $in: [...emailKeys] } }, { projection }).toArray();
    },
    namesOf: (ids) => collection.find({ _id: { $in: [...ids] } }, { projection: { name: 1 } }).toArray(),
    list: ({ page, pageSize }) =>
      findPage(collection, {}, { page, pageSize, sort: { createdAt: -1, _id: 1 } }),
    async waiting() {
      const [count, oldest] = await Promise.all([
        collection.countDocuments({}),
        collection.findOne({}, { sort: { createdAt: 1 }, projection: { createdAt: 1 } }),
      ]);
      return { count: oldest === null ? 0 : Math.max(1, count), oldest: oldest?.createdAt ?? null };
    },
    async renew(_id, link) {
      const { tokenId } = link;
      await collection.updateOne({ _id }, { $set: link });
      return collection.findOne({ _id, tokenId });
    },
    async take({ _id, tokenId }) {
      return (await collection.deleteOne({ _id, tokenId })).deletedCount === 1;
    },
    async delete(_id) {
      return (await collection.deleteOne({ _id })).deletedCount === 1;
    },
    async deleteExpiredBefore(time) {
      await collection.deleteMany({ expiresAt: { $lt: time } });
    },
    async forgetInviter(invitedById) {
      await collection.updateMany({ invitedById }, { $set: { invitedBy: null } });
    },
  };
}
