import type { Editor } from '@pathshala/back-office/edit-mark';
import { copyCourse } from '../domain/copy-course.ts';
import { daysToMove, withMovedDates } from '../domain/moved-dates.ts';
import { type AcademicCourse, requireCourse } from '../domain/course.ts';
import { firstMark, type PartEdit } from '../domain/edit-parts.ts';
import type { Content, Lesson } from '../domain/lesson.ts';
import { copyOpenings, type OpeningPlans } from '../../openings/index.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';
import { batchesOf } from './batches-of.ts';
import type { StoreCourse } from './store-course.ts';

interface DuplicateCourseDependencies {
  readonly courses: Pick<AcademicCourses, 'find'>;
  readonly lessons: ChapterParts<Lesson>;
  readonly contents: ChapterParts<Content>;
  readonly openingPlans: Pick<OpeningPlans, 'find' | 'insert'>;
  readonly store: StoreCourse;
  readonly now: () => number;
  readonly newId: () => string;
}

interface DuplicateCourseCommand {
  readonly id: string;
  /** The day on which the copy starts: all its dates are moved by as many days. */
  readonly startsOn?: string | undefined;
  /** By how many days its dates are moved without `startsOn`; undefined: they stay. */
  readonly days?: number | undefined;
  readonly editor: Editor;
}

interface MadeCopy {
  readonly course: AcademicCourse;
  /** The new id of each part, by the old one. */
  readonly ids: ReadonlyMap<string, string>;
}

interface Copying {
  readonly from: string;
  readonly to: string;
  readonly courseId: string;
  readonly edit: PartEdit;
  /** Gets the new id of each part, by the old one. */
  readonly ids: Map<string, string>;
}

/** Creates a draft with the subjects, chapters, lessons and contents of the course, and their openings. Assignments and enrolments are not copied. */
export function duplicateCourse(deps: DuplicateCourseDependencies) {
  const { courses, lessons, contents, openingPlans, store, now, newId } = deps;

  function idFor(ids: Map<string, string>, id: string): string {
    const copied = newId();
    ids.set(id, copied);
    return copied;
  }

  async function copyParts<Part extends Lesson | Content>(
    parts: ChapterParts<Part>,
    { from, to, courseId, edit, ids }: Copying,
  ): Promise<void> {
    for await (const batch of batchesOf(parts, from)) {
      const copies = batch.map((part) => ({
        ...part,
        ...firstMark(edit),
        _id: idFor(ids, part._id),
        courseId,
        chapterId: to,
      }));
      await Promise.all(copies.map((copy) => parts.insert(copy)));
    }
  }

  return async ({ id, startsOn, editor, ...command }: DuplicateCourseCommand): Promise<MadeCopy> => {
    const source = requireCourse(await courses.find(id));
    const days = startsOn === undefined ? (command.days ?? 0) : daysToMove(source, startsOn);
    const edit = { editor, now: new Date(now()).toISOString() };
    const { course: copied, chapterIds, upperIds } = copyCourse(source, { newId, edit });
    const course = withMovedDates(copied, days);
    const ids = new Map([...upperIds, ...chapterIds]);
    const stored = await store(course, async () => {
      for (const [from, to] of chapterIds) {
        const copying = { from, to, courseId: course._id, edit, ids };
        await copyParts(lessons, copying);
        await copyParts(contents, copying);
      }
      const plan = await openingPlans.find(id);
      if (plan === null) return;
      const openings = copyOpenings(plan.openings, { ids, days });
      await openingPlans.insert({ ...plan, ...firstMark(edit), _id: course._id, openings });
    });
    return { course: stored, ids };
  };
}
