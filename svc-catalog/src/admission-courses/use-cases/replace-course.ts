import { nextEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import type { EnrolmentStatuses } from '../../enrolments/index.ts';
import type { CourseInput } from '../domain/course-input.ts';
import { requireCompleteCourse } from '../domain/course-rules.ts';
import type { AdmissionCourse } from '../domain/course.ts';
import { acquireLease, releaseLease } from './course-lease.ts';
import { listedPapers, requireCourse, type CourseWithPapers } from './load-course.ts';
import type { CourseForAuthor } from './read-course-for-author.ts';
import { saveCourse, type SaveCourseDependencies } from './save-course.ts';

interface ReplaceCourseDependencies extends SaveCourseDependencies {
  readonly enrolmentStatuses: EnrolmentStatuses;
}

export interface ReplaceCourseCommand {
  readonly id: string;
  readonly input: CourseInput;
  /** The revision that the editor has read; undefined replaces whatever is stored. */
  readonly rev: number | undefined;
  readonly editor: Editor;
}

export function replaceCourse(deps: ReplaceCourseDependencies) {
  const { courses, papers, enrolmentStatuses } = deps;
  const save = saveCourse(deps);
  async function replace({ id, input, rev, editor }: ReplaceCourseCommand): Promise<CourseWithPapers> {
    const leaseId = deps.newId();
    const markOf = (course: AdmissionCourse) =>
      nextEditMark(course, editor, { rev, now: new Date(deps.now()).toISOString() });
    const course = await acquireLease(deps, id, { leaseId, requireEditable: markOf });
    try {
      const stored = { course, papers: await listedPapers(papers, course) };
      return await save({ input, stored, leaseId, mark: markOf(course) });
    } catch (error) {
      await releaseLease(courses, id, leaseId);
      throw error;
    }
  }
  return async (command: ReplaceCourseCommand): Promise<CourseForAuthor> => {
    requireCourse(await courses.find(command.id));
    requireCompleteCourse(command.input);
    const saved = await replace(command);
    return { ...saved, enrolledCount: await enrolmentStatuses.enrolledCount(command.id) };
  };
}
