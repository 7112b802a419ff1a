import type { CreateService } from '@pathshala/service-kit/service/service';
import { serviceOf } from '@pathshala/service-kit/service/capability';
import { auditRecorded } from '@pathshala/svc-auth-contract/events';
import { messages } from '@pathshala/svc-auth-contract/messages';
import { prefixes } from '@pathshala/svc-auth-contract/prefixes';
import { createAccountPorts, createAccountsCapability } from './accounts/accounts.ts';
import { createAuditCapability } from './audit/audit.ts';
import { createDataDownloadCapability } from './data-download/data-download.ts';
import { createEmailChangeCapability } from './email-change/email-change.ts';
import { createMailsCapability } from './mails/mails.ts';
import { createNoticesCapability } from './notices/notices.ts';
import { createRecoveryCapability } from './recovery/recovery.ts';
import { createSessionEndsCapability } from './session-ends/session-ends.ts';
import { createSignupsCapability } from './signups/signups.ts';
import { createSiteSettingsCapability } from './site-settings/site-settings.ts';
import { createStudentsCapability } from './students/students.ts';

export const createService: CreateService = (opened) => {
  const sessionEnds = createSessionEndsCapability(opened);
  const { platform } = sessionEnds;
  const mails = createMailsCapability(platform);
  const ports = { ...createAccountPorts(platform, mails.ports), ...mails.ports, ...sessionEnds.ports };
  const students = createStudentsCapability(platform, ports);
  const signups = createSignupsCapability(platform, { ...ports, ...students.ports });
  const recovery = createRecoveryCapability(platform, ports);
  const owned = { ...ports, ...signups.ports, ...recovery.ports };
  const emailChange = createEmailChangeCapability(platform, owned);
  const accounts = createAccountsCapability(platform, { ...owned, ...emailChange.ports });
  const dataDownload = createDataDownloadCapability({ ...ports, ...emailChange.ports });
  const siteSettings = createSiteSettingsCapability(platform);
  const audit = createAuditCapability(platform);
  const notices = createNoticesCapability(platform, ports);
  const capabilities = [
    accounts,
    signups,
    recovery,
    emailChange,
    dataDownload,
    students,
    siteSettings,
    mails,
    notices,
    audit,
    sessionEnds,
  ];
  return serviceOf({ name: 'svc-auth', prefixes, messages, auditEvent: auditRecorded }, capabilities);
};
