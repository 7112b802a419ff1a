import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted, userVerified } from '@pathshala/svc-auth-contract/events';
import type { enrolWaiting } from './use-cases/enrol-waiting.ts';

export function onUserDeleted(forgetEditor: (userId: string) => Promise<void>): Subscription {
  return on(userDeleted, ({ data }) => forgetEditor(data.userId));
}

/** An account that was opened by an invitation has its id; an account that was opened otherwise names the invitation. */
export function onUserVerified(enrol: ReturnType<typeof enrolWaiting>): Subscription {
  return on(userVerified, ({ data: { userId, invitationId } }) =>
    enrol({ userId, personIds: invitationId === undefined ? [userId] : [userId, invitationId] }),
  );
}
