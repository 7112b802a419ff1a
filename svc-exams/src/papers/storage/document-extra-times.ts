import type { Collection } from '@pathshala/stores/documents/port';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import { pending, type AggregateStore } from '@pathshala/service-kit/events/aggregate';
import { examExtended } from '@pathshala/svc-exams-contract/events';
import type { PaperHead } from '../domain/paper.ts';
import type { Papers } from '../ports.ts';
import type { StoredHead } from './stored-head.ts';

export const extensionsCollection = 'exam_extensions';

/** The time until which a campaign's exam is sat beyond its end; `_id` is the exam's. */
export interface ExamExtension {
  readonly _id: string;
  readonly campaignId: string;
  /** ISO 8601; never becomes earlier. */
  readonly until: string;
}

interface ExtraTimesStorage {
  readonly heads: Collection<StoredHead>;
  readonly extensions: AggregateStore<ExamExtension>;
  readonly now: () => number;
}

/**
 * Stores times beyond the window beside the head, so that publishing the paper again does not change them. Both are followed by
 * the attempts, like a moved window.
 */
export function createDocumentExtraTimes({
  heads,
  extensions,
  now,
}: ExtraTimesStorage): Pick<Papers, 'giveTime' | 'extendTo' | 'fixGrace'> {
  /** Published before the head and the attempts have the time: a campaign must not release results while a student sits. */
  async function announce({ paperId: _id, campaignId }: Extended, until: string): Promise<void> {
    if (campaignId === null) return;
    const events = [pending(examExtended, { examId: _id, campaignId, until })];
    if (await isInserted(extensions.insert({ _id, campaignId, until }, events))) return;
    await extensions.update(_id, (known) =>
      known.until >= until ? null : { state: { ...known, until }, events },
    );
  }

  return {
    async extendTo(head, until) {
      await announce(head, until);
      const change = { $set: { extendedTo: until, windowMovedAt: now() } };
      await heads.updateOne({ _id: head.paperId, ...endsBefore(until) }, change);
    },

    async fixGrace(paperId, graceMs) {
      await heads.updateOne({ _id: paperId, graceMs: null }, { $set: { graceMs } });
      return (await heads.findOne({ _id: paperId }))?.graceMs ?? graceMs;
    },

    async giveTime(head, { extra, until }) {
      await announce(head, until);
      const isNew = { _id: head.paperId, 'extraTimes.actId': { $ne: extra.actId } };
      const given = { $push: { extraTimes: extra } };
      const windowMovedAt = now();
      const { matchedCount } = await heads.updateOne(
        { ...isNew, ...endsBefore(until) },
        { ...given, $set: { extendedTo: until, windowMovedAt } },
      );
      if (matchedCount === 0) await heads.updateOne(isNew, { ...given, $set: { windowMovedAt } });
    },
  };
}

type Extended = Pick<PaperHead, 'paperId' | 'campaignId'>;

function endsBefore(until: string) {
  return { $or: [{ extendedTo: null }, { extendedTo: { $lt: until } }] };
}
