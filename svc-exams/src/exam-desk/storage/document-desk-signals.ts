import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { DeskSignal, DeskSignals } from '../ports.ts';

export const deskSignalIndexes = [
  { collection: 'desk_signals', keys: { examId: 1, at: 1 } },
  { collection: 'desk_signals', keys: { at: 1 } },
] as const;

/** One document for each second in which attempts of an exam changed, so that a save maintains no extra index. */
export function createDocumentDeskSignals(documents: DocumentStore): DeskSignals {
  const stored = documents.collection<DeskSignal>('desk_signals');
  return {
    async publish(signals) {
      await Promise.all(signals.map((signal) => stored.insertOne(signal)));
    },
    since: (examId, time) => stored.find({ examId, at: { $gte: time } }).toArray(),
    async removeBefore(time) {
      await stored.deleteMany({ at: { $lt: time } });
    },
  };
}
