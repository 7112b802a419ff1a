import { useMayDoWithLimits } from '@pathshala/admin-kit/layout/use-may-do';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { permissions } from '@pathshala/rules/permissions';
import type { listBatches } from '@pathshala/svc-catalog-contract/batches';
import type { listClasses } from '@pathshala/svc-catalog-contract/class-routes';
import type { listExams } from '@pathshala/svc-exams-contract/exam-routes';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useState } from 'react';

/** Exams and classes that are looked at: more than a teacher has ahead. */
const pageSize = 100;

/** Lists that the services cut to the courses and batches of the rights. */
export function useTeaching() {
  const may = useMayDoWithLimits();
  const [today] = useState(() => dhakaDayOf(Date.now()));
  const seesClasses = may(permissions.questions, permissions.support);
  const seesExams = may(permissions.questions, permissions.marking);
  return {
    seesClasses,
    seesExams,
    classes: useApiQuery<typeof listClasses>(
      '/classes',
      { query: { show: 'upcoming', startTo: today, sort: 'start', pageSize } },
      { enabled: seesClasses },
    ),
    batches: useApiQuery<typeof listBatches>('/courses/batches', { query: { sort: 'name', pageSize } }),
    exams: useApiQuery<typeof listExams>(
      '/exams',
      { query: { sort: '-start', pageSize } },
      { enabled: seesExams },
    ),
  };
}

export type Teaching = ReturnType<typeof useTeaching>;
