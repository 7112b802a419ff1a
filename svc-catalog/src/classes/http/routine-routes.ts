import { Download } from '@pathshala/service-kit/http/download';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/routine-routes';
import type {
  createCalendarAddress,
  readCalendar,
  readCalendarAddress,
  revokeCalendarAddress,
} from '../use-cases/calendar.ts';
import type { readRoutine } from '../use-cases/read-routine.ts';
import { viewRoutine } from './views.ts';

interface RoutineUseCases {
  readonly createCalendarAddress: ReturnType<typeof createCalendarAddress>;
  readonly readCalendar: ReturnType<typeof readCalendar>;
  readonly readCalendarAddress: ReturnType<typeof readCalendarAddress>;
  readonly readRoutine: ReturnType<typeof readRoutine>;
  readonly revokeCalendarAddress: ReturnType<typeof revokeCalendarAddress>;
}

export function routineRoutes(useCases: RoutineUseCases): BoundRoute[] {
  return [
    handle(contract.readRoutine, async ({ query, identity }) =>
      viewRoutine(await useCases.readRoutine(identity.userId ?? '', query)),
    ),
    handle(contract.readCalendarAddress, ({ identity }) =>
      useCases.readCalendarAddress(identity.userId ?? ''),
    ),
    handle(contract.createCalendarAddress, ({ identity }) =>
      useCases.createCalendarAddress(identity.userId ?? ''),
    ),
    handle(contract.revokeCalendarAddress, ({ identity }) =>
      useCases.revokeCalendarAddress(identity.userId ?? ''),
    ),
    handle(contract.readCalendar, async ({ params }) => {
      const content = new TextEncoder().encode(await useCases.readCalendar(params.token));
      return new Download({ content, contentType: 'text/calendar; charset=utf-8', fileName: 'routine.ics' });
    }),
  ];
}
