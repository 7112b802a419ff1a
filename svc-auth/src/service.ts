import type { CreateService } from '@pathshala/service-kit/service/service';
import { serviceOf } from '@pathshala/service-kit/service/capability';
import { auditRecorded } from '@pathshala/svc-auth-contract/events';
import { messages } from '@pathshala/svc-auth-contract/messages';
import { prefixes } from '@pathshala/svc-auth-contract/prefixes';
import { createAccountPorts, createAccountsCapability } from './accounts/accounts.ts';
import { createAuditCapability } from './audit/audit.ts';
import { createCountersCapability } from './counters/counters.ts';
import { createMailsCapability } from './mails/mails.ts';
import { createRecoveryCapability } from './recovery/recovery.ts';
import { createSessionEndsCapability } from './session-ends/session-ends.ts';
import { createSignupsCapability } from './signups/signups.ts';
import { createSiteSettingsCapability } from './site-settings/site-settings.ts';
import { createStudentsCapability } from './students/students.ts';

export const createService: CreateService = (opened) => {
  const sessionEnds = createSessionEndsCapability(opened);
  const { platform } = sessionEnds;
  const counters = createCountersCapability(platform);
  const mails = createMailsCapability(platform, counters.ports);
  const ports = {
    ...createAccountPorts(platform, mails.ports),
    ...mails.ports,
    ...sessionEnds.ports,
    ...counters.ports,
  };
  const students = createStudentsCapability(platform, ports);
  const signups = createSignupsCapability(platform, { ...ports, ...students.ports });
  const recovery = createRecoveryCapability(platform, ports);
  const accounts = createAccountsCapability(platform, { ...ports, ...signups.ports, ...recovery.ports });
  const siteSettings = createSiteSettingsCapability(platform);
  const audit = createAuditCapability(platform);
  const capabilities = [
    accounts,
    signups,
    recovery,
    students,
    siteSettings,
    mails,
    audit,
    sessionEnds,
    counters,
  ];
  return serviceOf({ name: 'svc-auth', prefixes, messages, auditEvent: auditRecorded }, capabilities);
};
