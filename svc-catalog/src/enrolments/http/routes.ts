import { formatMessage } from '@pathshala/contract-kit/message';
import { messages as catalog } from '@pathshala/svc-catalog-contract/messages';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/enrolment-routes';
import { enrol, type EnrolDependencies } from '../use-cases/enrol.ts';
import { describeEnrolment, listEnrolledCourses } from '../use-cases/list-enrolled-courses.ts';

export function enrolmentRoutes(deps: EnrolDependencies): BoundRoute[] {
  return [
    handle(contract.enrol, async ({ body, identity, language }) => {
      const { enrolment, course } = await enrol(deps)({ ...body, callerId: identity.userId });
      return {
        ...describeEnrolment(enrolment, course),
        message: formatMessage(catalog['catalog.enrolled'], language),
      };
    }),
    handle(contract.listEnrolledCourses, ({ params, query }) =>
      listEnrolledCourses(deps)({ studentId: params.id, ...query }),
    ),
  ];
}
