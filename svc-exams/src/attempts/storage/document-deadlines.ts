import type { Collection } from '@pathshala/stores/documents/port';
import type { Attempts } from '../ports.ts';
import type { StoredAttempt } from './stored-attempt.ts';

/** Moves each deadline by one conditional write; `rev` grows, so that a submit which has read the older deadline reads again. */
export function createDocumentDeadlines(
  stored: Collection<StoredAttempt>,
  forget: (id: string) => void,
): Pick<Attempts, 'giveTime' | 'moveDeadline'> {
  return {
    async moveDeadline(id, { from, to }) {
      const change = { $set: { deadlineAt: to }, $inc: { rev: 1 } };
      const { matchedCount } = await stored.updateOne({ _id: id, status: 'open', deadlineAt: from }, change);
      forget(id);
      return matchedCount > 0;
    },

    async giveTime({ _id, deadlineAt }, { to, extra }) {
      const isOpen = { _id, status: 'open', deadlineAt };
      const { matchedCount } = await stored.updateOne(
        { ...isOpen, 'extraTimes.actId': { $ne: extra.actId } },
        { $set: { deadlineAt: to }, $push: { extraTimes: extra }, $inc: { rev: 1 } },
      );
      forget(_id);
      return matchedCount > 0;
    },
  };
}
