import { firstEditMark, noEditor } from '@pathshala/back-office/edit-mark';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import { type CopiedCourse, copyExam } from '../domain/copy-exam.ts';
import type { ExamNumbers, Exams } from '../ports.ts';
import type { FollowOutline } from './follow-outline.ts';
import { changeOf } from './paper-events.ts';

interface CopyExamsDependencies {
  readonly exams: Exams;
  readonly examNumbers: ExamNumbers;
  readonly follow: FollowOutline;
}

/** Copies the exams of a course into its copy. Their ids follow from the course, so that a repeated event makes none twice. */
export function copyExams({ exams, examNumbers, follow }: CopyExamsDependencies) {
  async function copyOne(id: string, course: CopiedCourse): Promise<void> {
    const { courseId } = course;
    const idOf = (one: string): string => derivedId('exam', courseId, id, one);
    const exam = await exams.find(id);
    const isOffered = exam !== null && exam.deletedAt === null && !exam.isParentMissing;
    if (!isOffered || (await exams.head(idOf(id))) !== null) return;
    const parentId = course.ids.get(exam.parentId);
    if (parentId === undefined) return;
    const examNumber = await examNumbers.next({ parentType: exam.parentType, parentId });
    const mark = firstEditMark(noEditor, course.copiedAt);
    const copied = copyExam(exam, course, { examNumber, mark, idOf });
    if (copied === null) return;
    const { state, events } = changeOf(null, copied);
    await isInserted(exams.insert(state, events));
  }

  return async (course: CopiedCourse): Promise<void> => {
    const placed = await exams.placesIn(course.fromCourseId);
    for (const { _id } of placed.toSorted((one, other) => one._id.localeCompare(other._id))) {
      await copyOne(_id, course);
    }
    // The copy may have been deleted before its exams were stored.
    await follow(course.courseId);
  };
}
