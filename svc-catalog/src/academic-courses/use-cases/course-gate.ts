import { DomainError } from '@pathshala/contract-kit/domain-error';
import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Caller, LessonStudents } from '../../enrolments/index.ts';
import { conditionsOf, lockBy, type LockOf, type OpeningPlans, type PartLock } from '../../openings/index.ts';
import { chapterIdsOf, type ChapterLocation } from '../domain/chapters.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { ChapterHeads } from '../ports.ts';

interface CourseGateDependencies {
  readonly openingPlans: Pick<OpeningPlans, 'find'>;
  readonly chapterHeads: Pick<ChapterHeads, 'lessonsWith'>;
  readonly lessonStudents: Pick<LessonStudents, 'completedBy'>;
  readonly now: () => number;
}

/** OPN-01. Which parts of the course are closed for this caller now; none for its authors. */
export function courseGate({ openingPlans, chapterHeads, lessonStudents, now }: CourseGateDependencies) {
  /** The titles of conditions that the student has not met. A lesson that was removed is no condition. */
  async function waitingFor(course: AcademicCourse, { userId }: Caller, lessonIds: readonly string[]) {
    if (lessonIds.length === 0) return new Map<string, string>();
    const done = userId === null ? new Set<string>() : await lessonStudents.completedBy(userId, course._id);
    const chapterIds = new Set(chapterIdsOf(course));
    const waiting = await chapterHeads.lessonsWith(lessonIds.filter((id) => !done.has(id)));
    const current = waiting.filter(({ chapterId }) => chapterIds.has(chapterId));
    return new Map(current.map(({ _id, title }) => [_id, title]));
  }

  return async (course: AcademicCourse, caller: Caller): Promise<LockOf> => {
    const isAuthor = holdsPermission(caller, permissions.questions);
    const openings = isAuthor ? [] : ((await openingPlans.find(course._id))?.openings ?? []);
    return lockBy(openings, {
      now: new Date(now()).toISOString(),
      waitingFor: await waitingFor(course, caller, conditionsOf(openings)),
    });
  };
}

export type CourseGate = ReturnType<typeof courseGate>;

/** The ids that a lock of a lesson or content depends on, the course first. */
export function chainOf({ course, subject, chapter }: ChapterLocation, partId: string): readonly string[] {
  return [course._id, subject._id, chapter._id, partId];
}

/** Throws `forbidden` with the reason of the lock. */
export function requireUnlocked(lock: PartLock | null): void {
  if (lock === null) return;
  const params =
    lock.reason === 'after'
      ? { title: lock.title }
      : { time: new Date(lock.reason === 'opens' ? lock.opensAt : lock.closedAt) };
  throw new DomainError('forbidden', `catalog.part.${lock.reason}`, { params });
}
