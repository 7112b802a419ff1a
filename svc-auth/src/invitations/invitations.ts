import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import type { AccountPorts, InvitedNames } from '../accounts/index.ts';
import type { MailPorts } from '../mails/index.ts';
import type { RecoveryPorts } from '../recovery/index.ts';
import type { FindInvitation, SignupPorts } from '../signups/index.ts';
import type { SiteSettingsPorts } from '../site-settings/index.ts';
import type { SmsPorts } from '../sms/index.ts';
import type { StudentPorts } from '../students/index.ts';
import { createDerivedTokens } from './adapters/derived-tokens.ts';
import { createInvitationMail } from './adapters/invitation-mail.ts';
import { createInvitationSms } from './adapters/invitation-sms.ts';
import { deletableBefore } from './domain/invitation.ts';
import { onUserDeleted } from './events.ts';
import { invitationRoutes } from './http/invitation-routes.ts';
import type { InvitationPorts, Invitations, Withdrawals } from './ports.ts';
import { createDocumentInvitations, invitationsIndexes } from './storage/document-invitations.ts';
import { createDocumentWithdrawals, withdrawalsIndexes } from './storage/document-withdrawals.ts';
import { acceptInvitation } from './use-cases/accept-invitation.ts';
import { findManagedInvitation } from './use-cases/find-managed-invitation.ts';
import { invitePerson } from './use-cases/invite-person.ts';
import { inviteUser } from './use-cases/invite-user.ts';
import { listInvitations } from './use-cases/list-invitations.ts';
import { listWaitingInvitations } from './use-cases/list-waiting-invitations.ts';
import { openInvitation } from './use-cases/open-invitation.ts';
import { resendInvitation } from './use-cases/resend-invitation.ts';
import { showInvitations } from './use-cases/show-invitations.ts';
import { listWithdrawn, restoreInvitation, withdrawInvitation } from './use-cases/withdraw-invitation.ts';

const minute = 60_000;
const hour = 60 * minute;

type InvitationsCapability = Capability & {
  readonly listWaitingWork: ListWaitingWork;
  readonly listDeleted: ListDeleted;
  readonly ports: InvitationPorts;
};

/** The invitation lookups that sign-ups and accounts use. They are created separately, because the capability depends on both. */
export function createInvitationLookup({ documents }: Pick<Platform, 'documents'>): {
  readonly findInvitation: FindInvitation;
  readonly invitedNames: InvitedNames;
} {
  const invitations = createDocumentInvitations(documents);
  return {
    async findInvitation(emailKey) {
      const [found] = await invitations.findByEmails([emailKey]);
      return found?.role === 'student' ? found._id : null;
    },
    invitedNames: { namesOf: (ids) => invitations.namesOf(ids) },
  };
}

interface ForgettingDependencies {
  readonly invitations: Invitations;
  readonly withdrawals: Withdrawals;
  readonly now: () => number;
}

function invitationJobs({
  invitations,
  withdrawals,
  now,
}: ForgettingDependencies): NonNullable<Capability['jobs']> {
  return [
    {
      name: 'forget-expired-invitations',
      everyMs: hour,
      run: () => invitations.deleteExpiredBefore(deletableBefore(now())),
    },
    {
      name: 'forget-withdrawn-invitations',
      everyMs: minute,
      run: () => withdrawals.removeOver(now()),
    },
  ];
}

/** Accounts that an administrator offers by a link, mailed, sent by SMS or shown as a QR code, valid 7 days. */
export function createInvitationsCapability(
  { documents, publicUrl, secrets, now, newId }: Platform,
  ports: AccountPorts &
    MailPorts &
    SmsPorts &
    RecoveryPorts &
    SignupPorts &
    StudentPorts &
    Pick<SiteSettingsPorts, 'schoolLanguage'>,
): InvitationsCapability {
  const invitations = createDocumentInvitations(documents);
  const withdrawals = createDocumentWithdrawals(documents);
  const stores = {
    ...ports,
    invitations,
    withdrawals,
    now,
    newId,
    tokens: ports.linkTokens,
    publicUrl,
    tokenFor: createDerivedTokens(secrets.sessionSecret),
    invitationMail: createInvitationMail({ queue: ports.mailQueue, publicUrl }),
    invitationSms: createInvitationSms({ sms: ports.sms, publicUrl }),
  };
  const open = openInvitation(stores);
  const deps = {
    ...stores,
    openInvitation: open,
    findManagedInvitation: findManagedInvitation(stores),
  };
  const resend = resendInvitation(deps);
  return {
    ports: { invitations, invitePerson: invitePerson(stores) },
    listWaitingWork: listWaitingInvitations({ invitations }),
    listDeleted: listWithdrawn({ withdrawals }),
    routes: invitationRoutes({
      ...ports,
      listInvitations: listInvitations(stores),
      inviteUser: inviteUser(deps),
      showInvitations: showInvitations(stores),
      resendInvitation: resend,
      withdrawInvitation: withdrawInvitation(deps),
      restoreInvitation: restoreInvitation({ ...deps, resendInvitation: resend }),
      openInvitation: open,
      acceptInvitation: acceptInvitation(deps),
    }),
    publishes: [userVerified],
    subscriptions: [
      onUserDeleted(async (userId) => {
        await invitations.forgetInviter(userId);
        await withdrawals.forget(userId);
      }),
    ],
    jobs: invitationJobs(stores),
    indexes: [...invitationsIndexes, ...withdrawalsIndexes],
  };
}
