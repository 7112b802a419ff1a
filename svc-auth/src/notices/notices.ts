import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import * as catalogEvents from '@pathshala/svc-catalog-contract/events';
import { notices as catalogNotices } from '@pathshala/svc-catalog-contract/notices';
import * as examsEvents from '@pathshala/svc-exams-contract/events';
import { notices as examsNotices } from '@pathshala/svc-exams-contract/notices';
import { notices as authNotices } from '@pathshala/svc-auth-contract/school-notices';
import type { AccountPorts } from '../accounts/index.ts';
import type { MailPorts } from '../mails/index.ts';
import type { SiteSettingsPorts } from '../site-settings/index.ts';
import { isWorkMailSubject, type WorkMailPorts } from '../work-mails/index.ts';
import type { NoticePorts } from './ports.ts';
import { onNoticeRequested, onUserDeleted } from './events.ts';
import { noticeRoutes } from './http/notice-routes.ts';
import { ownNoticeRoutes } from './http/own-notice-routes.ts';
import { noticeMail } from './mails/notice-mail.ts';
import { createDocumentNoticeChoices } from './storage/document-notice-choices.ts';
import { createDocumentNotices, noticeIndexes } from './storage/document-notices.ts';
import { chooseNoticeMails, readNoticeMails } from './use-cases/choose-notice-mails.ts';
import { chooseNotices } from './use-cases/choose-notices.ts';
import { listNotices } from './use-cases/list-notices.ts';
import { markNoticesRead } from './use-cases/mark-notices-read.ts';
import { giveNotice, ownSource } from './use-cases/give-notice.ts';
import { receiveNotice } from './use-cases/receive-notice.ts';
import { sendNotice } from './use-cases/send-notice.ts';

/** Each service owns its notices and exports them from its contract. svc-auth gives its own without an event. */
const sources = [
  { event: { name: ownSource }, notices: authNotices },
  { event: catalogEvents.noticeRequested, notices: catalogNotices },
  { event: examsEvents.noticeRequested, notices: examsNotices },
];

/** Notices that services request for students: their list, their mails, and the choice of what is mailed. */
export function createNoticesCapability(
  { documents, now, log, publicUrl, allowsSampleAccounts = true }: Platform,
  {
    accounts,
    mailQueue,
    readFullName,
    signedValue,
    workMails,
    schoolLanguage,
  }: AccountPorts & MailPorts & WorkMailPorts & Pick<SiteSettingsPorts, 'schoolLanguage'>,
): Capability & { readonly ports: NoticePorts } {
  const choices = createDocumentNoticeChoices(documents, now);
  const notices = createDocumentNotices(documents);
  const unsubscribeTokens = signedValue('unsubscribe');
  const stores = { accounts, choices, workMails, mailQueue, readFullName, schoolLanguage };
  const deps = { ...stores, unsubscribeTokens, log, now, publicUrl };
  const mail = sendNotice({ ...deps, writeMail: noticeMail, mailsSampleAccounts: allowsSampleAccounts });
  const receive = receiveNotice({ sources, notices, accounts, mail });
  return {
    ports: { giveNotice: giveNotice({ receive }), noticeChoices: choices },
    routes: [
      ...noticeRoutes({
        turnOff: chooseNotices(deps, 'off'),
        turnOn: chooseNotices(deps, 'on'),
        subjectOf: (token) => (isWorkMailSubject(unsubscribeTokens.verify(token) ?? '') ? 'work' : 'notices'),
      }),
      ...ownNoticeRoutes({
        list: listNotices({ sources, notices }),
        markRead: markNoticesRead({ notices }),
        readMails: readNoticeMails({ choices }),
        chooseMails: chooseNoticeMails({ choices }),
      }),
    ],
    subscriptions: [
      onNoticeRequested(catalogEvents.noticeRequested, receive),
      onNoticeRequested(examsEvents.noticeRequested, receive),
      onUserDeleted({ choices, notices }),
    ],
    indexes: noticeIndexes,
  };
}
