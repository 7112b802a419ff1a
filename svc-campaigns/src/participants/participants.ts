import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { createFailedMails } from '@pathshala/back-office/failed-mails';
import { coalesced } from '@pathshala/service-kit/service/coalesced';
import type { Campaigns } from '../campaigns/index.ts';
import type { Registrations } from '../registrations/index.ts';
import type { SiteRules } from '../site-rules/index.ts';
import { participantRoutes } from './http/routes.ts';
import { writeMessageMail } from './mails/message-mail.ts';
import { createDocumentMessages, messageIndexes } from './storage/document-messages.ts';
import { createDocumentParticipants, participantIndexes } from './storage/document-participants.ts';
import { checkInParticipant, undoCheckIn } from './use-cases/check-in-participant.ts';
import { listMessages } from './use-cases/list-messages.ts';
import { listParticipants } from './use-cases/list-participants.ts';
import { listRecipients } from './use-cases/list-recipients.ts';
import { listRollNumbers } from './use-cases/list-roll-numbers.ts';
import { moveInWaitingList } from './use-cases/move-in-waiting-list.ts';
import { previewMessage } from './use-cases/preview-message.ts';
import { readNames } from './use-cases/read-names.ts';
import { readSummary } from './use-cases/read-summary.ts';
import { retryMessageMail } from './use-cases/retry-message-mail.ts';
import { messageTemplate, sendMessageMails } from './use-cases/send-message-mails.ts';
import { sendMessage } from './use-cases/send-message.ts';

interface ParticipantsDependencies {
  readonly platform: Platform;
  readonly campaigns: Campaigns;
  readonly registrations: Registrations;
  readonly siteRules: SiteRules;
}

interface ParticipantsCapability extends Capability {
  /** The template of messages in the list of failed mails. */
  readonly messageTemplate: string;
  readonly retryMail: ReturnType<typeof retryMessageMail>;
}

/** The participants of a campaign for its managers: search, check-in, the order of the waiting list, messages. */
export function createParticipantsCapability(dependencies: ParticipantsDependencies): ParticipantsCapability {
  const { platform, campaigns, registrations, siteRules } = dependencies;
  const { documents, now, newId, mail, log, publicUrl } = platform;
  const participants = createDocumentParticipants(documents);
  const messages = createDocumentMessages(documents);
  const failedMails = createFailedMails(platform).list;
  const stores = { campaigns, registrations, participants, messages, failedMails, siteRules };
  const ports = { ...stores, now, newId, mail, log, publicUrl, writeMail: writeMessageMail };
  const run = coalesced(sendMessageMails({ ...ports, listRecipients: listRecipients(ports) }));
  const sendMailsNow = (): void => {
    run().catch((error: unknown) => log.warn({ err: error }, 'messages wait for the next run of the job'));
  };
  return {
    messageTemplate,
    retryMail: retryMessageMail(ports),
    routes: participantRoutes({
      listParticipants: listParticipants(ports),
      listRollNumbers: listRollNumbers(ports),
      readNames: readNames(ports),
      readSummary: readSummary(ports),
      checkInParticipant: checkInParticipant(ports),
      undoCheckIn: undoCheckIn(ports),
      moveInWaitingList: moveInWaitingList(ports),
      previewMessage: previewMessage(ports),
      sendMessage: sendMessage(ports),
      listMessages: listMessages(ports),
      sendMailsNow,
    }),
    indexes: [...participantIndexes, ...messageIndexes],
    jobs: [{ name: 'send-messages', everyMs: 5_000, run }],
  };
}
