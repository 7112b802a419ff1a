import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { sessionsEnded, userDeleted } from '@pathshala/svc-auth-contract/events';
import type { SessionEnds } from './ports.ts';

export function onSessionsEnded(sessionEnds: SessionEnds): Subscription {
  return on(sessionsEnded, ({ data }) => sessionEnds.record(data.userId, Date.parse(data.endedAt)));
}

export function onUserDeleted(sessionEnds: SessionEnds): Subscription {
  return on(userDeleted, ({ data, occurredAt }) => sessionEnds.record(data.userId, Date.parse(occurredAt)));
}
