import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import * as auth from '@pathshala/svc-auth-contract/events';
import * as campaigns from '@pathshala/svc-campaigns-contract/events';
import * as catalog from '@pathshala/svc-catalog-contract/events';
import * as exams from '@pathshala/svc-exams-contract/events';
import type { AccountPorts } from '../accounts/index.ts';
import type { MailPorts } from '../mails/index.ts';
import type { SiteSettingsPorts } from '../site-settings/index.ts';
import { onUserDeleted, onWorkWaiting } from './events.ts';
import { workMailRoutes } from './http/work-mail-routes.ts';
import { workMail } from './mails/work-mail.ts';
import type { WorkMailPorts } from './ports.ts';
import { createDocumentWaitingWork } from './storage/document-waiting-work.ts';
import { createDocumentWorkMailChoices, workMailIndexes } from './storage/document-work-mail-choices.ts';
import { chooseWorkMail } from './use-cases/choose-work-mail.ts';
import { sendWorkMails } from './use-cases/send-work-mails.ts';

/** One mail a day about the waiting work of all services, to administrators who switched it on. */
export function createWorkMailsCapability(
  { documents, now, publicUrl, allowsSampleAccounts = true }: Platform,
  {
    accounts,
    mailQueue,
    signedValue,
    schoolLanguage,
  }: AccountPorts & MailPorts & Pick<SiteSettingsPorts, 'schoolLanguage'>,
): Capability & { readonly ports: WorkMailPorts } {
  const choices = createDocumentWorkMailChoices(documents);
  const waitingWork = createDocumentWaitingWork(documents);
  const choose = chooseWorkMail({ choices, now });
  const unsubscribeTokens = signedValue('unsubscribe');
  const stores = { accounts, choices, waitingWork, mailQueue, schoolLanguage };
  const deps = { ...stores, unsubscribeTokens, now, publicUrl };
  const events = [auth, catalog, exams, campaigns].map(({ workWaiting }) => workWaiting);
  return {
    ports: {
      workMails: { turnOn: (userId) => choose(userId, true), turnOff: (userId) => choose(userId, false) },
    },
    routes: workMailRoutes({ isOn: (userId) => choices.isOn(userId), choose }),
    subscriptions: [
      ...events.map((event) => onWorkWaiting(event, (domain, work) => waitingWork.put(domain, work))),
      onUserDeleted(choices),
    ],
    jobs: [
      {
        name: 'send-work-mails',
        everyMs: 60_000,
        run: sendWorkMails({ ...deps, writeMail: workMail, mailsSampleAccounts: allowsSampleAccounts }),
      },
    ],
    indexes: workMailIndexes,
  };
}
