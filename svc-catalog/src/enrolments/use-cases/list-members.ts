import { lastLessonAtOf, type Enrolment } from '../domain/enrolment.ts';
import type { CoursePages, Enrolments, ListedMember } from '../ports.ts';

interface ListMembersDependencies {
  readonly enrolments: Pick<Enrolments, 'page'>;
}

function memberOf(enrolment: Enrolment): ListedMember {
  const { _id, studentId, enrolledAt, published } = enrolment;
  const { completed, total } = published ?? { completed: 0, total: 0 };
  const progress = total === 0 ? 0 : Math.round((completed / total) * 100);
  return { _id, studentId, enrolledAt, progress, lastLessonAt: lastLessonAtOf(enrolment) ?? null };
}

/** The students of a course page by page, for other capabilities. */
export function createCoursePages({ enrolments }: ListMembersDependencies): CoursePages {
  return {
    async page(query) {
      const { items, total } = await enrolments.page({ ...query, isEnded: false });
      return { items: items.map(memberOf), total };
    },
  };
}
