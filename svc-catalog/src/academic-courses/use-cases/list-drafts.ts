import { permissions } from '@pathshala/rules/permissions';
import { waitingItemOf } from '@pathshala/back-office/waiting-item';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { AcademicCourses } from '../ports.ts';

const text = {
  en: '{n} courses are drafts that students cannot see',
  one: '1 course is a draft that students cannot see',
  bn: '{n}টি কোর্স খসড়া, শিক্ষার্থীরা দেখতে পায় না',
};

/** Lists courses that are not published yet. */
export function listDrafts({
  courses,
}: {
  readonly courses: Pick<AcademicCourses, 'list'>;
}): ListWaitingWork {
  return async () => {
    const query = { statuses: ['draft'], sort: 'newest', page: 1, pageSize: 1 } as const;
    const { items, total } = await courses.list(query);
    const [oldest] = items;
    if (oldest === undefined) return [];
    return [
      waitingItemOf({
        kind: 'course-drafts',
        permission: permissions.questions,
        count: total,
        oldestAt: oldest.createdAt,
        path: '/boss/course-management/academic-courses?status=draft',
        text,
      }),
    ];
  };
}
