import type { EnrolmentStatuses, LessonStudents } from '../../enrolments/index.ts';
import type { Content, Lesson } from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';
import type { DeletionCounts } from './count-deletion.ts';
import { undoUntil, type DeleteCommand, type DeletionResult } from './delete-course.ts';
import { locateChapterOf } from './locate-for-author.ts';
import { contentNotFound } from './read-contents.ts';
import { lessonNotFound } from './read-lessons.ts';

interface DeleteLessonDependencies {
  readonly courses: Pick<AcademicCourses, 'withChapter'>;
  readonly lessons: Pick<ChapterParts<Lesson>, 'find' | 'markDeleted'>;
  readonly lessonStudents: Pick<LessonStudents, 'studentIdsWith'>;
  readonly enrolmentStatuses: Pick<EnrolmentStatuses, 'enrolledCount'>;
  readonly now: () => number;
}

/** A part of a chapter counts itself only; `students` have results in it. */
async function countsOf(
  { enrolmentStatuses }: Pick<DeleteLessonDependencies, 'enrolmentStatuses'>,
  { courseId, students }: { courseId: string; students: readonly string[] },
): Promise<DeletionCounts> {
  const enrolled = await enrolmentStatuses.enrolledCount(courseId);
  const none = { subjects: 0, chapters: 0, lessons: 0, contents: 0, assignments: 0 };
  return { ...none, enrolled, studentsWithResults: students.length };
}

export function deleteLesson(deps: DeleteLessonDependencies) {
  return async ({ id, editor: by }: DeleteCommand): Promise<DeletionResult> => {
    const lesson = await deps.lessons.find(id);
    if (lesson === null) throw lessonNotFound();
    const { course } = await locateChapterOf(deps.courses, lesson.chapterId);
    const students = await deps.lessonStudents.studentIdsWith(course._id, [id]);
    const counts = await countsOf(deps, { courseId: course._id, students });
    const now = deps.now();
    if (!(await deps.lessons.markDeleted(id, { now, by }))) throw lessonNotFound();
    return { _id: id, ...counts, lessons: 1, undoUntil: undoUntil(now) };
  };
}

interface DeleteContentDependencies extends Omit<DeleteLessonDependencies, 'lessons' | 'lessonStudents'> {
  readonly contents: Pick<ChapterParts<Content>, 'find' | 'markDeleted'>;
}

export function deleteContent(deps: DeleteContentDependencies) {
  return async ({ id, editor: by }: DeleteCommand): Promise<DeletionResult> => {
    const content = await deps.contents.find(id);
    if (content === null) throw contentNotFound();
    const { course } = await locateChapterOf(deps.courses, content.chapterId);
    const counts = await countsOf(deps, { courseId: course._id, students: [] });
    const now = deps.now();
    if (!(await deps.contents.markDeleted(id, { now, by }))) throw contentNotFound();
    return { _id: id, ...counts, contents: 1, undoUntil: undoUntil(now) };
  };
}
