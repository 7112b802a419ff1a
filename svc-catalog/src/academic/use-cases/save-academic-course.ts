import { DomainError } from '@pathshala/contract-kit/domain-error';
import { pending } from '@pathshala/service-kit/events/aggregate';
import type { AcademicCourseInput } from '@pathshala/svc-catalog-contract/academic';
import { courseDeleted } from '@pathshala/svc-catalog-contract/events';
import { firstMark, nextMark, type Editor } from '../../edited-by.ts';
import { authorAcademicCourse } from '../domain/author-course.ts';
import { chapterIdsOf } from '../domain/chapters.ts';
import { checkAcademicCourse, checkStatusChange } from '../domain/course-rules.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { AcademicDependencies } from './ports.ts';

const isoNow = ({ now }: AcademicDependencies) => new Date(now()).toISOString();

/** Throws not-found for none, and for a deleted one. */
export function demandAcademicCourse(course: AcademicCourse | null): AcademicCourse {
  if (course === null || course.deletedAt !== null) {
    throw new DomainError('not-found', 'catalog.course-not-found');
  }
  return course;
}

export function createAcademicCourse(deps: AcademicDependencies) {
  return async (input: AcademicCourseInput, editor: Editor): Promise<AcademicCourse> => {
    checkAcademicCourse(input);
    const now = isoNow(deps);
    const course = authorAcademicCourse(input, { before: null, newId: deps.newId, now });
    return deps.academicCourses.insert({ ...course, ...firstMark(editor, now) });
  };
}

/** Lessons of chapters that are left out go with them; until then nobody can reach them, so a crash between does no harm. */
export function replaceAcademicCourse(deps: AcademicDependencies) {
  return async (command: {
    id: string;
    input: AcademicCourseInput;
    editor: Editor;
  }): Promise<AcademicCourse> => {
    const { id, input, editor } = command;
    checkAcademicCourse(input);
    let chaptersBefore: string[] = [];
    const course = await deps.academicCourses.update(id, (stored) => {
      const before = demandAcademicCourse(stored);
      const now = isoNow(deps);
      const mark = nextMark(before, editor, { rev: input.rev, now });
      checkStatusChange(before.status, input.status);
      chaptersBefore = chapterIdsOf(before);
      return { state: { ...authorAcademicCourse(input, { before, newId: deps.newId, now }), ...mark } };
    });
    const kept = new Set(chapterIdsOf(course));
    const dropped = chaptersBefore.filter((chapterId) => !kept.has(chapterId));
    if (dropped.length > 0) {
      await Promise.all([deps.lessons.deleteOfChapters(dropped), deps.contents.deleteOfChapters(dropped)]);
    }
    return course;
  };
}

/** Out of the catalogue, and published in the same write; lessons and enrolments are kept. */
export function deleteAcademicCourse(deps: AcademicDependencies) {
  return async (id: string): Promise<void> => {
    const deletedAt = isoNow(deps);
    await deps.academicCourses.update(id, (stored) => ({
      state: { ...demandAcademicCourse(stored), deletedAt },
      events: [pending(courseDeleted, { courseId: id, courseKind: 'academic', deletedAt })],
    }));
  };
}
