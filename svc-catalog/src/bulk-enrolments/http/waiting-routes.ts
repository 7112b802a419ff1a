import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/waiting-enrolments';
import type { WaitingEnrolment } from '../domain/waiting-enrolment.ts';
import type { WaitingEnrolments } from '../ports.ts';

interface WaitingRoutesDependencies {
  readonly listWaiting: WaitingEnrolments['list'];
  readonly withdrawWaiting: (id: string) => Promise<void>;
  readonly restoreWaiting: (id: string) => Promise<void>;
}

export function waitingRoutes(deps: WaitingRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(contract.listWaitingEnrolments, async ({ query: { page, pageSize } }) => {
      const { items, total } = await deps.listWaiting({ page, pageSize });
      return { items: items.map(waitingView), total, page, pageSize };
    }),
    handle(contract.withdrawWaitingEnrolment, async ({ params }) => {
      await deps.withdrawWaiting(params.id);
      return { _id: params.id };
    }),
    handle(contract.restoreWaitingEnrolment, async ({ params }) => {
      await deps.restoreWaiting(params.id);
      return { _id: params.id };
    }),
  ];
}

function waitingView(waiting: WaitingEnrolment): contract.WaitingEnrolment {
  const { _id, courseId, courseName, personId: studentId, bulkId, createdAt } = waiting;
  return { _id, courseId, courseName, studentId, bulkId, createdAt: new Date(createdAt).toISOString() };
}
