import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { smsRequested } from '@pathshala/svc-campaigns-contract/events';
import type { sendRequested } from './use-cases/send-requested.ts';

/** Idempotent by the id of the event. */
export function onSmsRequested(send: ReturnType<typeof sendRequested>): Subscription {
  return on(smsRequested, ({ data, id }) => send({ ...data, id }));
}
