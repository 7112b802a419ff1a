import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { coalesced } from '@pathshala/service-kit/service/coalesced';
import type { Campaigns } from '../campaigns/ports.ts';
import type { Registrations } from '../registrations/ports.ts';
import type { SiteRules } from '../site-rules/ports.ts';
import { participantRoutes } from './http/routes.ts';
import { createDocumentMessages, messageIndexes } from './storage/document-messages.ts';
import { createDocumentParticipants, participantIndexes } from './storage/document-participants.ts';
import { checkInParticipant } from './use-cases/check-in-participant.ts';
import { listMessages } from './use-cases/list-messages.ts';
import { listParticipants } from './use-cases/list-participants.ts';
import { moveInWaitingList } from './use-cases/move-in-waiting-list.ts';
import { previewMessage } from './use-cases/preview-message.ts';
import { readNames } from './use-cases/read-names.ts';
import { readSummary } from './use-cases/read-summary.ts';
import { sendMessageMails } from './use-cases/send-message-mails.ts';
import { sendMessage } from './use-cases/send-message.ts';
import { undoCheckIn } from './use-cases/undo-check-in.ts';

export interface ParticipantsDependencies {
  readonly platform: Platform;
  readonly campaigns: Campaigns;
  readonly registrations: Registrations;
  readonly siteRules: SiteRules;
}

/** The participants of a campaign for its managers: search, check-in, the order of the waiting list, messages. */
export function createParticipantsCapability(dependencies: ParticipantsDependencies): Capability {
  const { platform, campaigns, registrations, siteRules } = dependencies;
  const { documents, now, newId, mail, log, publicUrl } = platform;
  const participants = createDocumentParticipants(documents);
  const messages = createDocumentMessages(documents);
  const ports = {
    campaigns,
    registrations,
    participants,
    messages,
    now,
    newId,
    mail,
    log,
    publicUrl,
    siteRules,
  };
  const run = coalesced(sendMessageMails(ports));
  const sendMailsNow = (): void => {
    run().catch((error: unknown) => log.warn({ err: error }, 'messages wait for the next run of the job'));
  };
  return {
    routes: participantRoutes({
      listParticipants: listParticipants(ports),
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
