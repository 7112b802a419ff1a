import { lockBy } from '@pathshala/rules/part-lock';
import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { LessonStudents } from '../../enrolments/index.ts';
import { conditionsOf } from '../domain/part-lock.ts';
import type { CourseLocks, OpeningPlans } from '../ports.ts';

interface CourseLocksDependencies {
  readonly plans: Pick<OpeningPlans, 'current'>;
  readonly lessonStudents: Pick<LessonStudents, 'completedBy'>;
  readonly now: () => number;
}

export function courseLocks({ plans, lessonStudents, now }: CourseLocksDependencies): CourseLocks {
  const nothing: ReadonlyMap<string, string> = new Map();
  return async ({ courseId, caller, titlesOf }) => {
    const openings = holdsPermission(caller, permissions.questions) ? [] : await plans.current(courseId);
    const conditions = conditionsOf(openings);
    const { userId } = caller;
    const done =
      userId === null || conditions.length === 0
        ? new Set<string>()
        : await lessonStudents.completedBy(userId, courseId);
    const waiting = conditions.filter((id) => !done.has(id));
    const waitingFor = waiting.length === 0 ? nothing : await titlesOf(waiting);
    const parts = openings.map(({ _id: id, ...opening }) => ({ id, ...opening }));
    return lockBy(parts, { now: new Date(now()).toISOString(), waitingFor });
  };
}
