import { forgetEditor } from '@pathshala/back-office/forget-editor';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { findPage } from '@pathshala/stores/documents/find-page';
import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import type { ScheduledExport } from '../domain/scheduled-export.ts';
import type { ScheduledExports } from '../ports.ts';

const name = 'scheduledExports';

export const scheduledExportIndexes = [
  { collection: name, keys: { deletedAt: 1, name: 1, _id: 1 } },
  { collection: name, keys: { makerId: 1, deletedAt: 1, name: 1, _id: 1 } },
  { collection: name, keys: { nextRunAt: 1 } },
  { collection: name, keys: { editorId: 1 } },
] as const;

const maxTries = 12;

/** The writes about the outcome of runs. */
function markingOf(
  collection: Collection<ScheduledExport>,
): Pick<ScheduledExports, 'noteFailure' | 'noteSuccess' | 'turnOff'> {
  return {
    async noteSuccess(_id) {
      await collection.updateOne(
        { _id, failedRuns: { $gt: 0 } },
        { $set: { failedRuns: 0, failingSince: null } },
      );
    },
    async noteFailure(_id, failingSince) {
      await collection.updateOne({ _id }, { $inc: { failedRuns: 1 } });
      await collection.updateOne({ _id, failingSince: null }, { $set: { failingSince } });
    },
    async turnOff(_id, offReason) {
      await collection.updateOne({ _id, isOn: true }, { $set: { isOn: false, offReason, nextRunAt: null } });
    },
  };
}

export function createDocumentExports(documents: DocumentStore): ScheduledExports {
  const collection = documents.collection<ScheduledExport>(name);
  return {
    list: ({ makerId, page, pageSize }) =>
      findPage(
        collection,
        { deletedAt: null, ...(makerId !== undefined && { makerId }) },
        { page, pageSize, sort: { name: 1, _id: 1 } },
      ),
    find: (_id) => collection.findOne({ _id }),
    insert: (stored) => collection.insertOne(stored),
    async update(_id, change) {
      for (let tries = 1; tries <= maxTries; tries += 1) {
        const stored = await collection.findOne({ _id });
        if (stored === null) throw new DomainError('not-found', 'common.not-found');
        const changed = change(stored);
        const { matchedCount } = await collection.updateOne(
          { _id, 'edited.rev': stored.edited.rev, deletedAt: stored.deletedAt },
          { $set: changed },
        );
        if (matchedCount === 1) return { ...stored, ...changed };
      }
      throw new DomainError('conflict', 'common.conflict');
    },
    due: (now, limit) =>
      collection
        .find({ nextRunAt: { $lte: now }, isOn: true, deletedAt: null }, { sort: { nextRunAt: 1 }, limit })
        .toArray(),
    async moveRun({ _id, nextRunAt: before }, nextRunAt) {
      await collection.updateOne({ _id, nextRunAt: before }, { $set: { nextRunAt } });
    },
    ...markingOf(collection),
    failing: (limit) =>
      collection
        .find(
          { deletedAt: null, $or: [{ failedRuns: { $gt: 0 } }, { offReason: { $ne: null } }] },
          { sort: { name: 1, _id: 1 }, limit },
        )
        .toArray(),
    async removeDeleted(now) {
      await collection.deleteMany({ removalDueAt: { $lte: now } });
    },
    async forget(userId) {
      await collection.deleteMany({ makerId: userId });
      await collection.updateMany(
        { 'destination.recipientIds': userId },
        { $pull: { 'destination.recipientIds': userId } },
      );
      await forgetEditor(collection, userId);
    },
  };
}
