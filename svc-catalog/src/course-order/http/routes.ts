import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/course-order';
import type { orderCourses } from '../use-cases/order-courses.ts';

interface CourseOrderUseCases {
  readonly orderCourses: ReturnType<typeof orderCourses>;
}

export function courseOrderRoutes(useCases: CourseOrderUseCases): BoundRoute[] {
  return [
    handle(contract.orderCourses, async ({ params, body }) => {
      await useCases.orderCourses({ ...params, ...body });
      return { ids: [...body.ids] };
    }),
  ];
}
