import { formatMessage } from '@pathshala/contract-kit/message';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/enrolment-routes';
import { messages } from '@pathshala/svc-catalog-contract/messages';
import type { enrol } from '../use-cases/enrol.ts';
import type { listEnrolledCourses } from '../use-cases/list-enrolled-courses.ts';
import { viewEnrolledCourse } from './views.ts';

export interface EnrolmentUseCases {
  readonly enrol: ReturnType<typeof enrol>;
  readonly listEnrolledCourses: ReturnType<typeof listEnrolledCourses>;
}

export function enrolmentRoutes(useCases: EnrolmentUseCases): BoundRoute[] {
  return [
    handle(contract.enrol, async ({ body, identity, language }) => ({
      ...viewEnrolledCourse(await useCases.enrol({ ...body, callerId: identity.userId })),
      message: formatMessage(messages['catalog.enrolled'], language),
    })),
    handle(contract.listEnrolledCourses, async ({ params, query }) => {
      const { items, total } = await useCases.listEnrolledCourses({ studentId: params.id, ...query });
      return { items: items.map(viewEnrolledCourse), total, page: query.page, pageSize: query.pageSize };
    }),
  ];
}
