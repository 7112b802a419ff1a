import { type Editor, firstEditMark, nextEditMark } from '@pathshala/back-office/edit-mark';
import { deletedThingOf, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import { isDeletedForGood } from '@pathshala/rules/undo-window';
import type { EnrolmentStatuses } from '../../enrolments/index.ts';
import type { CourseInput } from '../domain/course-input.ts';
import { requireCompleteCourse } from '../domain/course-rules.ts';
import {
  type AdmissionCourse,
  deleteCourse as markDeleted,
  restoreCourse as withoutDeletion,
} from '../domain/course.ts';
import type { AdmissionCourses, Papers } from '../ports.ts';
import { codeTaken } from './choose-code.ts';
import { acquireLease, releaseLease } from './course-lease.ts';
import {
  courseNotFound,
  type CourseWithPapers,
  listedPapers,
  loadCourse,
  requireCourse,
} from './load-course.ts';
import { markForRepair, markForWithdrawal } from './mark-for-withdrawal.ts';
import type { CourseForAuthor } from './read-course-for-author.ts';
import type { ReconcilePapers } from './reconcile-papers.ts';
import type { SaveCourse } from './save-course.ts';

interface CreateCourseDependencies {
  readonly save: SaveCourse;
  readonly now: () => number;
}

interface CreateCourseCommand {
  readonly input: CourseInput;
  readonly editor: Editor;
  /** Students do not find it before it is published. */
  readonly isDraft?: boolean;
}

export function createCourse({ save, now }: CreateCourseDependencies) {
  return async (command: CreateCourseCommand): Promise<CourseForAuthor> => {
    const { input, editor, isDraft = false } = command;
    requireCompleteCourse(input);
    const mark = firstEditMark(editor, new Date(now()).toISOString());
    const saved = await save({ input, stored: { course: null, papers: [] }, leaseId: null, mark, isDraft });
    return { ...saved, enrolledCount: 0 };
  };
}

interface ReplaceCourseDependencies {
  readonly courses: AdmissionCourses;
  readonly papers: Papers;
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly save: SaveCourse;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface ReplaceCourseCommand {
  readonly id: string;
  readonly input: CourseInput;
  /** The revision that the editor has read; undefined replaces whatever is stored. */
  readonly rev: number | undefined;
  readonly editor: Editor;
}

export function replaceCourse(deps: ReplaceCourseDependencies) {
  const { courses, papers, enrolmentStatuses, save } = deps;
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

interface PublishCourseCommand {
  readonly id: string;
  readonly rev: number | undefined;
  readonly editor: Editor;
}

/** Shows a draft to students. A repeat changes nothing. */
export function publishCourse(
  deps: Pick<ReplaceCourseDependencies, 'courses' | 'papers' | 'enrolmentStatuses' | 'now'>,
) {
  const { courses, papers, enrolmentStatuses, now } = deps;
  return async ({ id, rev, editor }: PublishCourseCommand): Promise<CourseForAuthor> => {
    requireCourse(await courses.find(id));
    const course = await courses.update(id, (stored) => {
      if (requireCourse(stored).isDraft !== true) return null;
      const mark = nextEditMark(stored, editor, { rev, now: new Date(now()).toISOString() });
      return { state: { ...stored, ...mark, isDraft: false } };
    });
    const enrolledCount = await enrolmentStatuses.enrolledCount(id);
    return { course, papers: await listedPapers(papers, course), enrolledCount };
  };
}

interface DeleteCourseDependencies {
  readonly courses: AdmissionCourses;
  readonly papers: Papers;
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly reconcile: ReconcilePapers;
  readonly now: () => number;
}

export interface DeleteCourseCommand {
  readonly id: string;
  readonly editor: Editor;
}

/**
 * Hides the course and withdraws its papers at once; both can be undone. `catalog.course.deleted`, which cannot be reverted by
 * consumers, is published by the job `finish-deletes`. Enrolments and results stay.
 */
export function deleteCourse(deps: DeleteCourseDependencies) {
  const { courses, enrolmentStatuses, reconcile, now } = deps;
  return async ({ id, editor }: DeleteCourseCommand): Promise<{ enrolledCount: number }> => {
    const { papers } = await loadCourse(deps, id);
    const marked = await markForWithdrawal(deps, papers);
    await courses.update(id, (course) =>
      course.deletedAt === null ? { state: markDeleted(course, now(), editor) } : null,
    );
    await reconcile(marked.map(({ _id }) => _id));
    return { enrolledCount: await enrolmentStatuses.enrolledCount(id) };
  };
}

interface RestoreCourseDependencies {
  readonly courses: AdmissionCourses;
  readonly papers: Papers;
  readonly reconcile: ReconcilePapers;
  readonly now: () => number;
}

/**
 * Undoes a delete: the course is found again and its papers are published again. Throws `gone` once the undo window is over and
 * `conflict` if another course has the code since. Has no effect on a course that is not deleted.
 */
export function restoreCourse(deps: RestoreCourseDependencies) {
  const { courses, papers, reconcile, now } = deps;
  const requireRestorable = (course: AdmissionCourse): void => {
    if (isDeletedForGood(course, now())) throw new DomainError('gone', 'catalog.restore-too-late');
  };
  return async (id: string): Promise<void> => {
    const deleted = await courses.find(id);
    if (deleted === null) throw courseNotFound();
    requireRestorable(deleted);
    const marked = await markForRepair(deps, await listedPapers(papers, deleted));
    try {
      await courses.update(id, (course) => {
        if (course.deletedAt === null) return null;
        requireRestorable(course);
        return { state: withoutDeletion(course) };
      });
    } catch (error) {
      throw error instanceof DuplicateKeyError ? codeTaken() : error;
    } finally {
      await reconcile(marked.map(({ _id }) => _id));
    }
  };
}

interface ListDeletedDependencies {
  readonly courses: Pick<AdmissionCourses, 'listRestorable'>;
}

/** Admission courses that can be restored, with the papers that are withdrawn. */
export function listDeleted({ courses }: ListDeletedDependencies): ListDeleted {
  return async (now) =>
    (await courses.listRestorable(now)).map((course) =>
      deletedThingOf(course, {
        _id: course._id,
        kind: 'admission-course',
        title: course.name,
        takesAlong: { units: course.unitCount ?? 0, years: course.yearCount ?? 0 },
      }),
    );
}
