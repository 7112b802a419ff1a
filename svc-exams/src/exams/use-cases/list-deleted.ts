import { deletedThingOf, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { Exams } from '../ports.ts';

/** Exams that can be restored. Nothing goes with an exam: attempts and results stay with their students. */
export function listDeleted({ exams }: { readonly exams: Pick<Exams, 'listRestorable'> }): ListDeleted {
  return async (now) => {
    const deleted = await exams.listRestorable(now);
    return deleted.map((exam) => deletedThingOf(exam, { _id: exam._id, kind: 'exam', title: exam.title }));
  };
}
