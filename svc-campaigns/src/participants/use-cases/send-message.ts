import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Campaigns, requireCampaign } from '../../campaigns/index.ts';
import type { Message, Messages, Participants } from '../ports.ts';
import type { DraftMessage } from './preview-message.ts';

interface SendMessageDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly participants: Pick<Participants, 'count'>;
  readonly messages: Pick<Messages, 'insert'>;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Stores the message; the job `send-messages` lists its recipients and sends. Throws `invalid` for a message without recipients. */
export function sendMessage({ campaigns, participants, messages, now, newId }: SendMessageDependencies) {
  return async (draft: DraftMessage): Promise<Message> => {
    const { campaignId, audience } = draft;
    requireCampaign(await campaigns.find(campaignId));
    if ((await participants.count({ ...audience, campaignId, isReachable: true })) === 0)
      throw new DomainError('invalid', 'campaigns.no-recipients');
    const createdAt = new Date(now()).toISOString();
    const message: Message = { ...draft, _id: newId(), state: 'preparing', listedUpTo: '', createdAt };
    await messages.insert(message);
    return message;
  };
}
