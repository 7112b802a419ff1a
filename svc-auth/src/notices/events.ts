import type { EventDefinition, EventName } from '@pathshala/contract-kit/event';
import type { noticeRequest } from '@pathshala/contract-kit/notice';
import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { SmsKindsStore } from './ports.ts';
import type { NoticeEvent } from './use-cases/send-notice.ts';

/** Every service has its own notice event. */
export function onNoticeRequested(
  event: EventDefinition<EventName, typeof noticeRequest>,
  receive: (event: NoticeEvent) => Promise<void>,
): Subscription {
  return on(event, receive);
}

interface Forgetting {
  /** The stores of everything that belongs to an account. */
  readonly owned: readonly { forget(userId: string): Promise<void> }[];
  readonly smsKinds: Pick<SmsKindsStore, 'forgetEditor'>;
}

/** Removes choices, devices and notices with the account, also those on their way. */
export function onUserDeleted({ owned, smsKinds }: Forgetting): Subscription {
  return on(userDeleted, async ({ data }) => {
    for (const store of owned) await store.forget(data.userId);
    await smsKinds.forgetEditor(data.userId);
  });
}
