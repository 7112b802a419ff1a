import { DomainError } from '@pathshala/service-kit/errors';
import { sanitiseRichText } from '@pathshala/service-kit/rich-text';
import type { AcademicCourseInput } from '../../../contract/academic.ts';
import { authorAcademicCourse } from '../domain/author-course.ts';
import { chapterIdsOf } from '../domain/chapters.ts';
import { checkAcademicCourse, checkStatusChange } from '../domain/course-rules.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { AcademicDependencies } from './ports.ts';

function cleaned(input: AcademicCourseInput): AcademicCourseInput {
  return {
    ...input,
    description: sanitiseRichText(input.description),
    faqs: input.faqs.map(({ question, answer }) => ({ question, answer: sanitiseRichText(answer) })),
  };
}

const isoNow = ({ now }: AcademicDependencies) => new Date(now()).toISOString();

/** Throws not-found for none, and for a deleted one. */
export function demandAcademicCourse(course: AcademicCourse | null): AcademicCourse {
  if (course === null || course.deletedAt !== null) {
    throw new DomainError('not-found', 'catalog.course-not-found');
  }
  return course;
}

export function createAcademicCourse(deps: AcademicDependencies) {
  return async (sent: AcademicCourseInput): Promise<AcademicCourse> => {
    const input = cleaned(sent);
    checkAcademicCourse(input);
    const making = { before: null, newId: deps.newId, now: isoNow(deps) };
    return deps.academicCourses.insert(authorAcademicCourse(input, making));
  };
}

/** Lessons of chapters that are left out go with them; until then nobody can reach them, so a crash between does no harm. */
export function replaceAcademicCourse(deps: AcademicDependencies) {
  return async (command: { id: string; input: AcademicCourseInput }): Promise<AcademicCourse> => {
    const input = cleaned(command.input);
    checkAcademicCourse(input);
    let chaptersBefore: string[] = [];
    const course = await deps.academicCourses.update(command.id, (stored) => {
      const before = demandAcademicCourse(stored);
      checkStatusChange(before.status, input.status);
      chaptersBefore = chapterIdsOf(before);
      return { state: authorAcademicCourse(input, { before, newId: deps.newId, now: isoNow(deps) }) };
    });
    const kept = new Set(chapterIdsOf(course));
    const dropped = chaptersBefore.filter((chapterId) => !kept.has(chapterId));
    if (dropped.length > 0) {
      await Promise.all([deps.lessons.deleteOfChapters(dropped), deps.contents.deleteOfChapters(dropped)]);
    }
    return course;
  };
}

/** Out of the catalogue; lessons and enrolments are kept. */
export function deleteAcademicCourse(deps: AcademicDependencies) {
  return async (id: string): Promise<void> => {
    await deps.academicCourses.update(id, (stored) => ({
      state: { ...demandAcademicCourse(stored), deletedAt: isoNow(deps) },
    }));
  };
}
