import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { AdminRoster } from '../ports.ts';

interface RosterDocument {
  readonly _id: string;
  readonly adminIds: readonly string[];
  readonly count: number;
}

const rosterId = 'admins';

export function createDocumentAdminRoster(documents: DocumentStore): AdminRoster {
  const collection = documents.collection<RosterDocument>('rosters');

  async function add(userId: string): Promise<boolean> {
    const { matchedCount } = await collection.updateOne(
      { _id: rosterId, adminIds: { $nin: [userId] } },
      { $push: { adminIds: userId }, $inc: { count: 1 } },
    );
    return matchedCount === 1;
  }

  return {
    async join(userId) {
      if (await add(userId)) return;
      await insertOnce(collection, { _id: rosterId, adminIds: [], count: 0 });
      await add(userId);
    },
    async leave(userId) {
      const { matchedCount } = await collection.updateOne(
        { _id: rosterId, adminIds: userId, count: { $gt: 1 } },
        { $pull: { adminIds: userId }, $inc: { count: -1 } },
      );
      if (matchedCount === 1) return true;
      const roster = await collection.findOne({ _id: rosterId });
      return roster?.adminIds.includes(userId) !== true;
    },
  };
}
