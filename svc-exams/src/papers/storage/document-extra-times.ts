import type { Collection } from '@pathshala/documents/port';
import type { Papers } from '../ports.ts';
import type { StoredHead } from './stored-head.ts';

/** Times beyond the window, beside the head: publishing the paper again leaves them. Both let the attempts follow, as a moved window does. */
export function createDocumentExtraTimes(
  heads: Collection<StoredHead>,
  now: () => number,
): Pick<Papers, 'giveTime' | 'extendTo'> {
  async function extendTo(paperId: string, until: string): Promise<void> {
    const isEarlier = { $or: [{ extendedTo: null }, { extendedTo: { $lt: until } }] };
    await heads.updateOne(
      { _id: paperId, ...isEarlier },
      { $set: { extendedTo: until, windowMovedAt: now() } },
    );
  }

  return {
    extendTo,
    async giveTime(paperId, { extra, until }) {
      await extendTo(paperId, until);
      await heads.updateOne(
        { _id: paperId, 'extraTimes.actId': { $ne: extra.actId } },
        { $push: { extraTimes: extra }, $set: { windowMovedAt: now() } },
      );
    },
  };
}
