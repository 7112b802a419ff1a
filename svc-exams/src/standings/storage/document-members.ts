import { insertOnce, isInserted } from '@pathshala/stores/documents/insert-once';
import type { Collection, DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';
import type { Member, Members } from '../ports.ts';

export const memberIndexes = [
  { collection: 'standing_members', keys: { nameKey: 1 }, unique: true },
] as const;

export function createDocumentMembers(documents: DocumentStore): Members {
  const stored: Collection<Member> = documents.collection('standing_members');
  const deletedAccounts: Collection<StoredDocument> = documents.collection('standing_deleted_accounts');

  /** False: another member has the name. */
  async function store({ _id, ...member }: Member): Promise<boolean> {
    const { name, nameKey } = member;
    let isThere = false;
    const isRenamed = await isInserted(
      stored.updateOne({ _id }, { $set: { name, nameKey } }).then(({ matchedCount }) => {
        isThere = matchedCount > 0;
      }),
    );
    if (!isRenamed || isThere) return isRenamed;
    if (await insertOnce(stored, { _id, ...member })) return true;
    // The duplicate is from a concurrent call of the same student, or has the name of another one.
    return (await stored.findOne({ _id }))?.nameKey === nameKey;
  }

  return {
    find: (studentId) => stored.findOne({ _id: studentId }),

    async findMany(studentIds) {
      if (studentIds.length === 0) return new Map();
      const found = await stored.find({ _id: { $in: studentIds } }).toArray();
      return new Map(found.map((member) => [member._id, member]));
    },

    async put(member) {
      if (!(await store(member))) return 'name-taken';
      // Checked after the write: a deletion in between finds the stored member, an earlier one is found here.
      if ((await deletedAccounts.findOne({ _id: member._id })) === null) return 'stored';
      await stored.deleteOne({ _id: member._id });
      return 'account-deleted';
    },

    async remove(studentId) {
      await stored.deleteOne({ _id: studentId });
    },

    async forget(studentId) {
      await insertOnce(deletedAccounts, { _id: studentId });
      await stored.deleteOne({ _id: studentId });
    },
  };
}
