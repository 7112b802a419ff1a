import type { CreateService } from '@pathshala/service-kit/service/service';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { serviceOf } from '@pathshala/service-kit/service/capability';
import { auditRecorded } from '@pathshala/svc-auth-contract/events';
import { messages } from '@pathshala/svc-auth-contract/messages';
import { operations } from '@pathshala/svc-auth-contract/operations';
import { prefixes } from '@pathshala/svc-auth-contract/prefixes';
import { createAccountPorts, createAccountsCapability } from './accounts/accounts.ts';
import { createAnnouncementCapability } from './announcement/announcement.ts';
import { createApiKeysCapability } from './api-keys/api-keys.ts';
import { createAuditCapability } from './audit/audit.ts';
import { createBackupsCapability } from './backups/backups.ts';
import { createCountersCapability } from './counters/counters.ts';
import { createDataDownloadCapability } from './data-download/data-download.ts';
import { createEmailChangeCapability } from './email-change/email-change.ts';
import { createInvitationLookup, createInvitationsCapability } from './invitations/invitations.ts';
import { createMailsCapability } from './mails/mails.ts';
import { createMessagesCapability } from './messages/messages.ts';
import { createNoticesCapability } from './notices/notices.ts';
import { createOwnSessionsCapability } from './own-sessions/own-sessions.ts';
import { createPagesCapability } from './pages/pages.ts';
import { createPasskeyPorts, createPasskeysCapability } from './passkeys/passkeys.ts';
import { createRecoveryCapability } from './recovery/recovery.ts';
import { createSecondFactorCapability, createSecondFactorPorts } from './second-factor/second-factor.ts';
import { createScheduledExportsCapability } from './scheduled-exports/scheduled-exports.ts';
import { createSessionEndsCapability } from './session-ends/session-ends.ts';
import { createRecentlyDeletedCapability } from './recently-deleted/recently-deleted.ts';
import { createSignupsCapability } from './signups/signups.ts';
import { createSiteSettingsCapability, createSiteSettingsPorts } from './site-settings/site-settings.ts';
import { createSmsCapability } from './sms/sms.ts';
import { createStudentImportsCapability } from './student-imports/student-imports.ts';
import { createStudentNotesCapability } from './student-notes/student-notes.ts';
import { createStudentNames, createStudentsCapability } from './students/students.ts';
import { createStudentPlacesCapability } from './student-places/student-places.ts';
import { createWorkMailsCapability } from './work-mails/work-mails.ts';
import { createUserAdministrationCapability } from './user-administration/user-administration.ts';
import { createWaitingWorkCapability } from './waiting-work/waiting-work.ts';
import { createWebhooksCapability } from './webhooks/webhooks.ts';

const face = { name: 'svc-auth', prefixes, messages, auditEvent: auditRecorded, operations } as const;

type OfNotices = Omit<Parameters<typeof createNoticesCapability>[1], 'workMails'>;
type OfMessages = Omit<Parameters<typeof createMessagesCapability>[1], 'giveNotice' | 'noticeChoices'>;

function createNoticeCapabilities(platform: Platform, ports: OfNotices & OfMessages) {
  const workMails = createWorkMailsCapability(platform, ports);
  const notices = createNoticesCapability(platform, { ...ports, ...workMails.ports });
  return [notices, createMessagesCapability(platform, { ...ports, ...notices.ports }), workMails];
}

export const createService: CreateService = (opened) => {
  const sessionEnds = createSessionEndsCapability(opened);
  const { platform } = sessionEnds;
  const counters = createCountersCapability(platform);
  const settings = createSiteSettingsPorts(platform);
  const mails = createMailsCapability(platform, { ...counters.ports, ...settings });
  const sms = createSmsCapability(platform, { ...counters.ports, ...settings });
  const first = {
    ...createPasskeyPorts(platform),
    ...settings,
    ...mails.ports,
    ...sms.ports,
    ...sessionEnds.ports,
    ...counters.ports,
    ...createStudentNames(platform),
  };
  const factors = { ...first, ...createSecondFactorPorts(platform, first) };
  const ports = { ...factors, ...createAccountPorts(platform, factors) };
  const students = createStudentsCapability(platform, { ...ports, ...settings });
  const invited = createInvitationLookup(platform);
  const signups = createSignupsCapability(platform, { ...ports, ...students.ports, ...invited });
  const recovery = createRecoveryCapability(platform, ports);
  const owned = { ...ports, ...signups.ports, ...recovery.ports };
  const emailChange = createEmailChangeCapability(platform, owned);
  const places = createStudentPlacesCapability(platform);
  const named = { ...owned, ...emailChange.ports, ...invited, ...places };
  const accounts = createAccountsCapability(platform, named);
  const secondFactor = createSecondFactorCapability(platform, ports);
  const passkeys = createPasskeysCapability(platform, { ...ports, ...secondFactor.ports });
  const logIn = [accounts, signups, recovery, secondFactor, passkeys, counters, sessionEnds, emailChange];
  const ownAccount = [
    createOwnSessionsCapability(platform, ports),
    createDataDownloadCapability({ ...ports, ...emailChange.ports }),
  ];
  const announcement = createAnnouncementCapability(platform);
  const invitations = createInvitationsCapability(platform, { ...owned, ...students.ports });
  const backups = createBackupsCapability(platform);
  const outgoing = [createWebhooksCapability(platform), createScheduledExportsCapability(platform, ports)];
  const school = [
    students,
    places,
    createSiteSettingsCapability(platform, { ...ports, ...secondFactor.ports, ...announcement.ports }),
    announcement,
    createPagesCapability(platform),
    createUserAdministrationCapability(platform, { ...owned, ...secondFactor.ports }),
    invitations,
    createStudentImportsCapability(platform, { ...owned, ...invitations.ports }),
    createStudentNotesCapability(platform, ports),
    mails,
    sms,
    backups,
    ...createNoticeCapabilities(platform, { ...ports, ...students.ports }),
    createRecentlyDeletedCapability(platform, [invitations, students]),
    ...outgoing,
    createApiKeysCapability(platform, ports),
    createWaitingWorkCapability(platform, [invitations, secondFactor, ...outgoing, backups]),
    createAuditCapability(platform, ports),
  ];
  return serviceOf(face, [...logIn, ...ownAccount, ...school]);
};
