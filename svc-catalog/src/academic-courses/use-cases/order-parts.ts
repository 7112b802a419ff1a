import type { Editor } from '@pathshala/back-office/edit-mark';
import {
  orderChapters as chaptersInOrder,
  orderSubjects as subjectsInOrder,
  requireAllIds,
} from '../domain/edit-parts.ts';
import type { Content, Lesson } from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';
import type { EditTree } from './edit-tree.ts';
import { locateChapterOf, locateSubject } from './locate-for-author.ts';
import { requireCourse } from '../domain/course.ts';

interface OrderPartsDependencies {
  readonly courses: AcademicCourses;
  readonly lessons: ChapterParts<Lesson>;
  readonly contents: ChapterParts<Content>;
  readonly edit: EditTree;
}

interface OrderCommand {
  /** The part whose parts are sorted. */
  readonly id: string;
  /** All ids, in the new order. */
  readonly ids: readonly string[];
  readonly editor: Editor;
}

export function orderSubjects(deps: OrderPartsDependencies) {
  return async ({ id, ids, editor }: OrderCommand): Promise<void> => {
    requireCourse(await deps.courses.find(id));
    await deps.edit({ courseId: id, editor }, (course) => subjectsInOrder(course, ids));
  };
}

export function orderChapters(deps: OrderPartsDependencies) {
  return async ({ id, ids, editor }: OrderCommand): Promise<void> => {
    const { course } = await locateSubject(deps.courses, id);
    await deps.edit({ courseId: course._id, editor }, (stored) => chaptersInOrder(stored, id, ids));
  };
}

/** The number of parallel writes. */
const batchSize = 50;

function orderChapterParts(
  { courses }: Pick<OrderPartsDependencies, 'courses'>,
  parts: Pick<ChapterParts<unknown>, 'idsOfChapter' | 'setPosition'>,
) {
  return async ({ id, ids }: Pick<OrderCommand, 'id' | 'ids'>): Promise<void> => {
    await locateChapterOf(courses, id);
    requireAllIds(await parts.idsOfChapter(id), ids);
    for (let start = 0; start < ids.length; start += batchSize) {
      const batch = ids.slice(start, start + batchSize);
      await Promise.all(batch.map((partId, index) => parts.setPosition(partId, start + index + 1)));
    }
  };
}

export function orderLessons(deps: OrderPartsDependencies) {
  return orderChapterParts(deps, deps.lessons);
}

export function orderContents(deps: OrderPartsDependencies) {
  return orderChapterParts(deps, deps.contents);
}
