import type { DeletionCounts } from './count-deletion.ts';
import {
  undoUntil,
  type DeleteCommand,
  type DeleteCourseDependencies,
  type DeletionResult,
} from './delete-course.ts';
import { locateChapterOf } from './locate-for-author.ts';
import { contentNotFound } from './read-contents.ts';
import { lessonNotFound } from './read-lessons.ts';

/** A part of a chapter counts itself only; `students` have results in it. */
async function countsOf(
  { enrolmentStatuses }: DeleteCourseDependencies,
  { courseId, students }: { courseId: string; students: readonly string[] },
): Promise<DeletionCounts> {
  const enrolled = await enrolmentStatuses.enrolledCount(courseId);
  const none = { subjects: 0, chapters: 0, lessons: 0, contents: 0, assignments: 0 };
  return { ...none, enrolled, studentsWithResults: students.length };
}

export function deleteLesson(deps: DeleteCourseDependencies) {
  const locate = locateChapterOf(deps);
  return async ({ id, editor: by }: DeleteCommand): Promise<DeletionResult> => {
    const lesson = await deps.lessons.find(id);
    if (lesson === null) throw lessonNotFound();
    const { course } = await locate(lesson.chapterId);
    const students = await deps.lessonStudents.studentIdsWith(course._id, [id]);
    const counts = await countsOf(deps, { courseId: course._id, students });
    const now = deps.now();
    if (!(await deps.lessons.markDeleted(id, { now, by }))) throw lessonNotFound();
    return { _id: id, ...counts, lessons: 1, undoUntil: undoUntil(now) };
  };
}

export function deleteContent(deps: DeleteCourseDependencies) {
  const locate = locateChapterOf(deps);
  return async ({ id, editor: by }: DeleteCommand): Promise<DeletionResult> => {
    const content = await deps.contents.find(id);
    if (content === null) throw contentNotFound();
    const { course } = await locate(content.chapterId);
    const counts = await countsOf(deps, { courseId: course._id, students: [] });
    const now = deps.now();
    if (!(await deps.contents.markDeleted(id, { now, by }))) throw contentNotFound();
    return { _id: id, ...counts, contents: 1, undoUntil: undoUntil(now) };
  };
}
