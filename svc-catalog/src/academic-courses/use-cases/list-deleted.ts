import type { DeletedThing } from '@pathshala/contract-kit/recently-deleted';
import { undoWindowMs } from '@pathshala/rules/undo-window';
import { deletedThingOf, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import { chapterIdsOf } from '../domain/chapters.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { DeletedPart } from '../domain/deleted-part.ts';
import type { Content, Lesson } from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';

interface ListDeletedDependencies {
  readonly courses: Pick<AcademicCourses, 'withDeletions'>;
  readonly lessons: Pick<ChapterParts<Lesson>, 'listRestorable'>;
  readonly contents: Pick<ChapterParts<Content>, 'listRestorable'>;
}

/** Lists courses and parts that can be restored. A part of a deleted course is restored with the course only. */
export function listDeleted({ courses, lessons, contents }: ListDeletedDependencies): ListDeleted {
  return async (now) => {
    const [ofCourses, ofLessons, ofContents] = await Promise.all([
      courses.withDeletions(now),
      lessons.listRestorable(now),
      contents.listRestorable(now),
    ]);
    return [
      ...ofCourses.flatMap((course) => courseAndParts(course, now)),
      ...ofLessons.map((lesson) => thingOf(lesson, 'lesson')),
      ...ofContents.map((content) => thingOf(content, 'content')),
    ];
  };
}

function thingOf(part: Lesson | Content, kind: string): DeletedThing {
  const { _id, title, deletedAt = null } = part;
  return deletedThingOf({ ...part, deletedAt }, { _id, kind, title });
}

function courseAndParts(course: AcademicCourse, now: number): DeletedThing[] {
  if (course.deletedAt !== null) return course.isUnfinished === true ? [] : [courseThing(course)];
  const parts = (course.deletedParts ?? []).filter(({ removalDueAt }) => removalDueAt > now);
  return parts.map(partThing);
}

function courseThing(course: AcademicCourse): DeletedThing {
  const { _id, title, subjects } = course;
  const takesAlong = { subjects: subjects.length, chapters: chapterIdsOf(course).length };
  return deletedThingOf(course, { _id, kind: 'academic-course', title, takesAlong });
}

function partThing(deleted: DeletedPart): DeletedThing {
  const { _id, kind, removalDueAt, deletedBy = null, part } = deleted;
  const { deletedAt = new Date(removalDueAt - undoWindowMs).toISOString() } = deleted;
  const takesAlong = deleted.kind === 'subject' ? { chapters: deleted.part.units.length } : {};
  return deletedThingOf({ deletedAt, removalDueAt, deletedBy }, { _id, kind, title: part.title, takesAlong });
}
