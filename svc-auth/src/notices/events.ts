import type { EventDefinition, EventName } from '@pathshala/contract-kit/event';
import type { noticeRequest } from '@pathshala/contract-kit/notice';
import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { NoticeChoices } from './ports.ts';
import type { NoticeEvent } from './use-cases/send-notice.ts';

/** Every service has its own notice event. */
export function onNoticeRequested(
  event: EventDefinition<EventName, typeof noticeRequest>,
  send: (event: NoticeEvent) => Promise<void>,
): Subscription {
  return on(event, send);
}

/** Removes the choice with the account. */
export function onUserDeleted(choices: Pick<NoticeChoices, 'turnOn'>): Subscription {
  return on(userDeleted, ({ data }) => choices.turnOn(data.userId));
}
