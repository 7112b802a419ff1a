import type { EventDefinition, EventName } from '@pathshala/contract-kit/event';
import type { noticeRequest } from '@pathshala/contract-kit/notice';
import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { NoticeChoices, StoredNotices } from './ports.ts';
import type { NoticeEvent } from './use-cases/send-notice.ts';

/** Every service has its own notice event. */
export function onNoticeRequested(
  event: EventDefinition<EventName, typeof noticeRequest>,
  receive: (event: NoticeEvent) => Promise<void>,
): Subscription {
  return on(event, receive);
}

interface Forgetting {
  readonly choices: Pick<NoticeChoices, 'forget'>;
  readonly notices: Pick<StoredNotices, 'forget'>;
}

/** Removes the choices and the notices with the account. */
export function onUserDeleted({ choices, notices }: Forgetting): Subscription {
  return on(userDeleted, async ({ data }) => {
    await choices.forget(data.userId);
    await notices.forget(data.userId);
  });
}
