import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { ExamDesk, ExamDesks } from '../ports.ts';

export const examDeskIndexes = [
  { collection: 'exam_desks', keys: { unfinishedSince: 1 } },
  { collection: 'exam_desks', keys: { 'acts.editorId': 1 } },
] as const;

export function createDocumentExamDesks({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): ExamDesks {
  const stored = documents.collection<ExamDesk & Aggregate>('exam_desks');
  const desks = createAggregateStore<ExamDesk>({ collection: stored, now, newId });

  async function change(examId: string, rule: (desk: ExamDesk) => ExamDesk): Promise<ExamDesk> {
    if ((await desks.find(examId)) === null) await isInserted(desks.insert(emptyDesk(examId)));
    return desks.update(examId, (desk) => ({ state: rule(desk) }));
  }

  return {
    change,
    find: async (examId) => (await desks.find(examId)) ?? emptyDesk(examId),
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
