import { formatMessage } from '@pathshala/contract-kit/message';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/enrolment-routes';
import { messages } from '@pathshala/svc-catalog-contract/messages';
import type { Enrolments } from '../ports.ts';
import type { endEnrolment, undoEnd } from '../use-cases/end-enrolment.ts';
import type { enrol } from '../use-cases/enrol.ts';
import type { giveTimeUntil } from '../use-cases/give-time.ts';
import type { listEnrolledCourses } from '../use-cases/list-enrolled-courses.ts';
import { viewCourseStudent, viewEnrolledCourse } from './views.ts';

interface EnrolmentUseCases {
  readonly enrol: ReturnType<typeof enrol>;
  readonly listEnrolledCourses: ReturnType<typeof listEnrolledCourses>;
  readonly listEnrolments: Enrolments['page'];
  readonly endEnrolment: ReturnType<typeof endEnrolment>;
  readonly giveTimeUntil: ReturnType<typeof giveTimeUntil>;
  readonly undoEnd: ReturnType<typeof undoEnd>;
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
    handle(contract.listEnrolments, async ({ query: { state, ...query } }) => {
      const { items, total } = await useCases.listEnrolments({ ...query, isEnded: state === 'ended' });
      return { items: items.map(viewCourseStudent), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.endEnrolment, async ({ params, body }) =>
      viewCourseStudent(await useCases.endEnrolment(params.enrolmentId, body.reason)),
    ),
    handle(contract.setAccessUntil, async ({ params, body }) =>
      viewCourseStudent(await useCases.giveTimeUntil({ ...params, ...body })),
    ),
    handle(contract.undoEnrolmentEnd, async ({ params }) =>
      viewCourseStudent(await useCases.undoEnd(params.enrolmentId)),
    ),
  ];
}
