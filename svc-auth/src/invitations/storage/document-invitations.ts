import { mobileKeyOf } from '@pathshala/rules/mobile';
import { findPage } from '@pathshala/stores/documents/find-page';
import { containsText } from '@pathshala/stores/documents/contains-text';
import type { DocumentStore, Filter } from '@pathshala/stores/documents/port';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import type { Invitation } from '../domain/invitation.ts';
import type { InvitationQuery, Invitations } from '../ports.ts';

const invitationsCollection = 'invitations';

export const invitationsIndexes = [
  { collection: invitationsCollection, keys: { emailKey: 1 }, unique: true },
  { collection: invitationsCollection, keys: { tokenId: 1 } },
  { collection: invitationsCollection, keys: { createdAt: -1 } },
  ...['createdAt', 'name', 'emailKey', 'expiresAt'].map((field) => ({
    collection: invitationsCollection,
    keys: { [field]: 1, _id: 1 } as const,
  })),
  { collection: invitationsCollection, keys: { expiresAt: 1 } },
] as const;

const sortFields = { invited: 'createdAt', name: 'name', email: 'emailKey', expires: 'expiresAt' };

/** The invitations of people with an address, or of those without one. */
function addressFilter(by: InvitationQuery['by']): Filter {
  if (by === undefined) return {};
  return { email: by === 'qr' ? '' : { $ne: '' } };
}

function filterOf(query: Omit<InvitationQuery, 'page' | 'pageSize' | 'sort'>): Filter {
  const { q, role, by, ids, notIds, validAt, expiredAt } = query;
  const byId = { ...(ids && { $in: [...ids] }), ...(notIds && { $nin: [...notIds] }) };
  return {
    ...containsText(['name', 'emailKey'], mobileKeyOf(q ?? '') ?? q),
    ...addressFilter(by),
    ...(role !== undefined && { role }),
    ...(Object.keys(byId).length > 0 && { _id: byId }),
    ...(validAt !== undefined && { expiresAt: { $gt: validAt } }),
    ...(expiredAt !== undefined && { expiresAt: { $lte: expiredAt } }),
  };
}

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
    list: ({ page, pageSize, sort, ...query }) =>
      findPage(collection, filterOf(query), { page, pageSize, sort: sortBy(sort, sortFields) }),
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
