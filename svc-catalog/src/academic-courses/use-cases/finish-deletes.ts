import { noEditor } from '@pathshala/back-office/edit-mark';
import { expireDeletions, withoutRemovals } from '../domain/delete-parts.ts';
import type { Content, Lesson } from '../domain/lesson.ts';
import type { AssignmentDeletions } from '../../assignments/index.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';
import { assignmentsOf } from './assignments-of.ts';
import { courseDeletedEvent } from './delete-course.ts';

interface FinishDeletesDependencies {
  readonly courses: AcademicCourses;
  readonly lessons: ChapterParts<Lesson>;
  readonly contents: ChapterParts<Content>;
  readonly assignments: AssignmentDeletions;
  readonly now: () => number;
}

const batchSize = 100;

/**
 * The job `finish-academic-deletes`. The write that ends the undo window lists in the course what is to be removed and
 * publishes the deletion of the course; then the documents are removed, and the list last. After a crash at any point the next
 * run continues.
 */
export function finishDeletes(deps: FinishDeletesDependencies) {
  const { courses, lessons, contents, assignments, now } = deps;

  function expire(id: string) {
    return courses.update(id, (stored) => {
      const expired = expireDeletions(stored, now());
      if (expired === null) return null;
      const { _id, deletedAt, isUnfinished } = stored;
      const isPublished = expired.isCourseGone && deletedAt !== null && isUnfinished !== true;
      return {
        state: expired.course,
        ...(isPublished && { events: [courseDeletedEvent({ _id, deletedAt })] }),
      };
    });
  }

  return async (): Promise<void> => {
    for (const id of await courses.listCleanUpDue(now(), batchSize)) {
      const { removals = [] } = await expire(id);
      const chapterIds = removals.flatMap((removal) => removal.chapterIds);
      await Promise.all([lessons.deleteOfChapters(chapterIds), contents.deleteOfChapters(chapterIds)]);
      for (const removal of removals) {
        const where = assignmentsOf(id, removal);
        if (where !== null) await assignments.deleteOf(where, { id: removal._id, by: noEditor });
      }
      if (removals.length > 0) {
        await courses.update(id, (course) => ({ state: withoutRemovals(course, removals) }));
      }
    }
    await Promise.all([lessons.removeDue(now()), contents.removeDue(now())]);
  };
}
