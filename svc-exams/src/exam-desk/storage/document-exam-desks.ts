import type { DocumentStore } from '@pathshala/documents/port';
import { insertOnce } from '@pathshala/documents/insert-once';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { ExamDesk, ExamDesks } from '../ports.ts';

interface StoredDesk extends ExamDesk {
  /** Counts the writes. */
  readonly writes: number;
}

export const examDeskIndexes = [
  { collection: 'exam_desks', keys: { unfinishedSince: 1 } },
  { collection: 'exam_desks', keys: { 'acts.editorId': 1 } },
] as const;

const maxTries = 20;

export function createDocumentExamDesks(documents: DocumentStore): ExamDesks {
  const stored = documents.collection<StoredDesk>('exam_desks');

  /** Null: another write came first. */
  async function changeOnce(_id: string, rule: (desk: ExamDesk) => ExamDesk): Promise<ExamDesk | null> {
    const found = (await stored.findOne({ _id })) ?? { ...emptyDesk(_id), writes: 0 };
    const { writes, ...desk } = found;
    const changed = rule(desk);
    const { _id: _, ...fields } = changed;
    if (writes === 0) return (await insertOnce(stored, { ...changed, writes: 1 })) ? changed : null;
    const { matchedCount } = await stored.updateOne({ _id, writes }, { $set: fields, $inc: { writes: 1 } });
    return matchedCount === 0 ? null : changed;
  }

  async function change(examId: string, rule: (desk: ExamDesk) => ExamDesk): Promise<ExamDesk> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const changed = await changeOnce(examId, rule);
      if (changed !== null) return changed;
    }
    throw new DomainError('conflict', 'common.conflict');
  }

  return {
    change,
    find: async (_id) => (await stored.findOne({ _id })) ?? emptyDesk(_id),
    unfinishedBefore: (time) => stored.find({ unfinishedSince: { $gt: 0, $lt: time } }).toArray(),
    async forgetEditor(userId) {
      const filter = { $or: [{ 'acts.editorId': userId }, { editorId: userId }] };
      const found = await stored.find(filter, { projection: { _id: 1 } }).toArray();
      for (const { _id } of found) await change(_id, (desk) => withoutEditor(desk, userId));
    },
  };
}

function emptyDesk(_id: string): ExamDesk {
  return { _id, announcements: [], newsNo: 0, acts: [], unfinished: [], unfinishedSince: null };
}

function withoutEditor(desk: ExamDesk, userId: string): ExamDesk {
  const acts = desk.acts.map((act) => (act.editorId === userId ? { ...act, editorId: null, by: null } : act));
  if (desk.editorId !== userId || desk.edited === undefined) return { ...desk, acts };
  return { ...desk, acts, editorId: null, edited: { ...desk.edited, by: null } };
}
