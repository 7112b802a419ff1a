import { DomainError } from '@pathshala/contract-kit/domain-error';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { type AccountPorts, requireAccount } from '../accounts/index.ts';
import type { MailPorts } from '../mails/index.ts';
import type { NoticePorts } from '../notices/index.ts';
import type { SiteSettingsPorts } from '../site-settings/index.ts';
import type { OnSmsReport, SmsPorts } from '../sms/index.ts';
import type { StudentPorts } from '../students/index.ts';
import type { Recipients } from './ports.ts';
import { onPlaces, onStudentAbsent, onUserDeleted } from './events.ts';
import { messageRoutes } from './http/message-routes.ts';
import { writeAbsence } from './mails/absence-texts.ts';
import { messageMail } from './mails/message-mail.ts';
import { audiencePlaceIndexes, createDocumentAudiencePlaces } from './storage/document-audience-places.ts';
import { createDocumentMessages, messageIndexes } from './storage/document-messages.ts';
import { createDocumentRecipients, recipientIndexes } from './storage/document-recipients.ts';
import { checkDraft } from './use-cases/check-draft.ts';
import { deliverMessage } from './use-cases/deliver-message.ts';
import { findStudents } from './use-cases/find-students.ts';
import { followMails } from './use-cases/follow-mails.ts';
import { nameStudents, readMessage, readReceived } from './use-cases/read-messages.ts';
import { resendMessage } from './use-cases/resend-message.ts';
import { runMessages } from './use-cases/run-messages.ts';
import { notifyAbsence } from './use-cases/notify-absence.ts';
import { cancelMessage, changeMessage, findMessage, writeMessage } from './use-cases/write-message.ts';

const sendMs = 1_000;
const followMs = 10_000;
const removalMs = 3_600_000;
const lifetimeMs = 400 * 24 * 3_600_000;

type Needed = Pick<AccountPorts, 'accounts' | 'readFullName' | 'signedValue'> &
  MailPorts &
  NoticePorts &
  SmsPorts &
  Pick<StudentPorts, 'readGuardian'> &
  Pick<SiteSettingsPorts, 'readRules' | 'schoolLanguage'>;

function followReports({ sms }: SmsPorts, recipients: Pick<Recipients, 'reportSms'>): void {
  const follow: OnSmsReport = async ({ ref, ...report }) => {
    const isStored = await recipients.reportSms(ref, report);
    if (!isStored) throw new DomainError('unavailable', 'common.unavailable', { retryAfterSeconds: 10 });
  };
  sms.onReport('message', follow);
  sms.onReport('absence', follow);
}

/** Messages of the school to a student, a batch, a course, a campaign or all, and who got them. */
export function createMessagesCapability(
  { documents, now, publicUrl, allowsSampleAccounts = true }: Platform,
  ports: Needed,
): Capability {
  const { accounts } = ports;
  const messages = createDocumentMessages(documents);
  const recipients = createDocumentRecipients(documents);
  const places = createDocumentAudiencePlaces(documents);
  const find = findStudents({ accounts, places });
  followReports(ports, recipients);
  const stores = { ...ports, messages, recipients, find, idOf: derivedId, now, publicUrl };
  const deps = { ...stores, check: checkDraft(stores), findMessage: findMessage(stores) };
  const unsubscribeTokens = ports.signedValue('unsubscribe');
  const deliver = deliverMessage({
    ...deps,
    unsubscribeTokens,
    writeMail: messageMail,
    mailsSampleAccounts: allowsSampleAccounts,
  });
  // The page of an administrator has no messages to students.
  const requireStudent = async (userId: string): Promise<void> => {
    const { role } = requireAccount(await accounts.find(userId));
    if (role !== 'student') throw new DomainError('not-found', 'common.not-found');
  };
  return {
    routes: messageRoutes({
      check: deps.check,
      write: writeMessage(deps),
      change: changeMessage(deps),
      cancel: cancelMessage(deps),
      resend: resendMessage(deps),
      find: deps.findMessage,
      list: (query) => messages.list(query),
      read: readMessage(deps),
      recipients: (query) => recipients.list(query),
      received: readReceived(deps),
      requireStudent,
      named: nameStudents(deps),
    }),
    subscriptions: [
      ...onPlaces(places),
      onStudentAbsent(notifyAbsence({ ...deps, write: writeAbsence })),
      onUserDeleted({ places, recipients, messages }),
    ],
    jobs: [
      { name: 'send-messages', everyMs: sendMs, run: runMessages({ ...deps, deliver }) },
      { name: 'follow-message-mails', everyMs: followMs, run: followMails(deps) },
      {
        name: 'remove-old-messages',
        everyMs: removalMs,
        async run() {
          await recipients.removeBefore(now() - lifetimeMs);
          await messages.removeBefore(now() - lifetimeMs);
        },
      },
    ],
    indexes: [...messageIndexes, ...recipientIndexes, ...audiencePlaceIndexes],
  };
}
