import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-campaigns-contract/http';
import type { checkInParticipant, undoCheckIn } from '../use-cases/check-in-participant.ts';
import type { listMessages } from '../use-cases/list-messages.ts';
import type { listParticipants } from '../use-cases/list-participants.ts';
import type { listRollNumbers } from '../use-cases/list-roll-numbers.ts';
import type { moveInWaitingList } from '../use-cases/move-in-waiting-list.ts';
import type { previewMessage } from '../use-cases/preview-message.ts';
import type { readNames } from '../use-cases/read-names.ts';
import type { readSummary } from '../use-cases/read-summary.ts';
import type { sendMessage } from '../use-cases/send-message.ts';
import { viewListed, viewMessage, viewParticipant, viewSummary, viewWritten } from './views.ts';

interface ParticipantUseCases {
  readonly listParticipants: ReturnType<typeof listParticipants>;
  readonly listRollNumbers: ReturnType<typeof listRollNumbers>;
  readonly readNames: ReturnType<typeof readNames>;
  readonly readSummary: ReturnType<typeof readSummary>;
  readonly checkInParticipant: ReturnType<typeof checkInParticipant>;
  readonly undoCheckIn: ReturnType<typeof undoCheckIn>;
  readonly moveInWaitingList: ReturnType<typeof moveInWaitingList>;
  readonly previewMessage: ReturnType<typeof previewMessage>;
  readonly sendMessage: ReturnType<typeof sendMessage>;
  readonly listMessages: ReturnType<typeof listMessages>;
  /** Starts sending and returns at once. */
  readonly sendMailsNow: () => void;
}

function messageRoutes(useCases: ParticipantUseCases): BoundRoute[] {
  return [
    handle(contract.previewMessage, async ({ params, body }) => {
      const { recipients, bn, en } = await useCases.previewMessage({ ...params, ...body });
      return { recipients, bn: viewWritten(bn), en: viewWritten(en) };
    }),
    handle(contract.sendMessage, async ({ params, body }) => {
      const message = await useCases.sendMessage({ ...params, ...body });
      useCases.sendMailsNow();
      return viewMessage({ ...message, recipients: 0, sent: 0, failed: 0 });
    }),
    handle(contract.listMessages, async ({ params, query: { page, pageSize } }) => {
      const { items, total } = await useCases.listMessages({ ...params, page, pageSize });
      return { items: items.map(viewMessage), total, page, pageSize };
    }),
  ];
}

export function participantRoutes(useCases: ParticipantUseCases): BoundRoute[] {
  return [
    handle(contract.listParticipants, async ({ params, query }) => {
      const { items, total } = await useCases.listParticipants({ ...params, ...query });
      return { items: items.map(viewListed), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.readParticipantNames, async ({ query }) => {
      const { items, hasMore } = await useCases.readNames(query);
      return { items: [...items], ...(hasMore && { hasMore }) };
    }),
    handle(contract.listRollNumbers, ({ params, query }) =>
      useCases.listRollNumbers({ ...params, ...query }),
    ),
    handle(contract.readParticipantsSummary, async ({ params }) =>
      viewSummary(await useCases.readSummary(params.campaignId)),
    ),
    handle(contract.checkIn, async ({ params, body }) => {
      const { participant, isNew } = await useCases.checkInParticipant({ ...params, ...body });
      return { ...viewParticipant(participant), isNew };
    }),
    handle(contract.undoCheckIn, async ({ params }) => viewParticipant(await useCases.undoCheckIn(params))),
    handle(contract.moveInWaitingList, async ({ params, body }) =>
      viewParticipant(await useCases.moveInWaitingList({ ...params, ...body })),
    ),
    ...messageRoutes(useCases),
  ];
}
