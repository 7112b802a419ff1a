import type { CreateService } from '@pathshala/service-kit/service/service';
import { serviceOf } from '@pathshala/service-kit/service/capability';
import { auditRecorded } from '@pathshala/svc-auth-contract/events';
import { messages } from '@pathshala/svc-auth-contract/messages';
import { prefixes } from '@pathshala/svc-auth-contract/prefixes';
import { createAccountPorts, createAccountsCapability } from './accounts/accounts.ts';
import { createAuditCapability } from './audit/audit.ts';
import { createInvitationsCapability } from './invitations/invitations.ts';
import { createDataDownloadCapability } from './data-download/data-download.ts';
import { createEmailChangeCapability } from './email-change/email-change.ts';
import { createMailsCapability } from './mails/mails.ts';
import { createRecoveryCapability } from './recovery/recovery.ts';
import { createSignupsCapability } from './signups/signups.ts';
import { createSiteSettingsCapability } from './site-settings/site-settings.ts';
import { createStudentsCapability } from './students/students.ts';
import { createUserAdministrationCapability } from './user-administration/user-administration.ts';

export const createService: CreateService = (platform) => {
  const mails = createMailsCapability(platform);
  const ports = { ...createAccountPorts(platform, mails.ports), ...mails.ports };
  const students = createStudentsCapability(platform, ports);
  const signups = createSignupsCapability(platform, { ...ports, ...students.ports });
  const recovery = createRecoveryCapability(platform, ports);
  const owned = { ...ports, ...signups.ports, ...recovery.ports };
  const emailChange = createEmailChangeCapability(platform, owned);
  const accounts = createAccountsCapability(platform, { ...owned, ...emailChange.ports });
  const userAdministration = createUserAdministrationCapability(platform, owned);
  const invitations = createInvitationsCapability(platform, { ...owned, ...students.ports });
  const dataDownload = createDataDownloadCapability({ ...ports, ...emailChange.ports });
  const siteSettings = createSiteSettingsCapability(platform);
  const audit = createAuditCapability(platform);
  const capabilities = [
    accounts,
    userAdministration,
    invitations,
    signups,
    recovery,
    emailChange,
    dataDownload,
    students,
    siteSettings,
    mails,
    audit,
  ];
  return serviceOf({ name: 'svc-auth', prefixes, messages, auditEvent: auditRecorded }, capabilities);
};
