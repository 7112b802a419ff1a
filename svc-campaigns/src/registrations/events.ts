import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { emailKeyOf } from '@pathshala/rules/email';
import {
  userDeleted,
  userEmailChanged,
  userMobileProved,
  userVerified,
} from '@pathshala/svc-auth-contract/events';
import { attemptBegun } from '@pathshala/svc-exams-contract/events';
import { numberAddressOf } from './domain/contact.ts';
import type { Accounts } from './ports.ts';
import type { forgetUser } from './use-cases/forget-user.ts';
import type { joinAccount } from './use-cases/join-account.ts';
import type { recordBegun } from './use-cases/record-begun.ts';

/** Ignores exams of other kinds; a repeated delivery changes nothing. */
export function onAttemptBegun(record: ReturnType<typeof recordBegun>): Subscription {
  return on(
    attemptBegun,
    async ({ data: { examKind, examId: campaignId, studentId: sitterId, startedAt } }) => {
      if (examKind === 'campaign') await record({ campaignId, sitterId, startedAt });
    },
  );
}

/** Removes all personal data; the registrations still count. A repeated delivery changes nothing. */
export function onUserDeleted(forget: ReturnType<typeof forgetUser>): Subscription {
  return on(userDeleted, ({ data }) => forget(data.userId));
}

interface OnContactDependencies {
  readonly accounts: Pick<Accounts, 'release'>;
  readonly join: ReturnType<typeof joinAccount>;
}

/**
 * CMP-04: registrations under the new address join the account. The previous address no longer belongs to it, so that its next
 * holder registers independently. A repeated delivery changes nothing.
 */
export function onUserEmailChanged({ accounts, join }: OnContactDependencies): Subscription {
  return on(userEmailChanged, async ({ data, occurredAt }) => {
    const { userId, username, name, email, previousEmail } = data;
    if (previousEmail !== '') await accounts.release(emailKeyOf(previousEmail), userId);
    await join({ userId, name: name || username, addressKey: emailKeyOf(email), verifiedAt: occurredAt });
  });
}

/** The same for a number: registrations that were made with it alone join the account. */
export function onUserMobileProved({ accounts, join }: OnContactDependencies): Subscription {
  return on(userMobileProved, async ({ data, occurredAt }) => {
    const { userId, username, name, mobile, previousMobile = '' } = data;
    if (previousMobile !== '') await accounts.release(numberAddressOf(previousMobile), userId);
    await join({
      userId,
      name: name || username,
      addressKey: numberAddressOf(mobile),
      verifiedAt: occurredAt,
    });
  });
}

/** Visitors' registrations join the account that proved their email or number. A repeated delivery changes nothing. */
export function onUserVerified(join: ReturnType<typeof joinAccount>): Subscription {
  return on(userVerified, async ({ data, occurredAt }) => {
    const { userId, username, name, email, mobile = '' } = data;
    const proved = [
      ...(email === '' ? [] : [emailKeyOf(email)]),
      ...(mobile === '' ? [] : [numberAddressOf(mobile)]),
    ];
    for (const addressKey of proved)
      await join({ userId, name: name || username, addressKey, verifiedAt: occurredAt });
  });
}
