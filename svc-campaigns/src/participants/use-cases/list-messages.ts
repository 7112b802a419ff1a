import { type Campaigns, requireCampaign } from '../../campaigns/index.ts';
import type { Message, MessageProgress, Messages } from '../ports.ts';

interface ListMessagesDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly messages: Pick<Messages, 'list' | 'progressOf'>;
}

interface ListMessagesCommand {
  readonly campaignId: string;
  readonly page: number;
  readonly pageSize: number;
}

export type ListedMessage = Message & MessageProgress;

export function listMessages({ campaigns, messages }: ListMessagesDependencies) {
  return async (command: ListMessagesCommand): Promise<{ items: ListedMessage[]; total: number }> => {
    const { campaignId, page, pageSize } = command;
    requireCampaign(await campaigns.find(campaignId));
    const range = { skip: (page - 1) * pageSize, limit: pageSize };
    const { items, total } = await messages.list(campaignId, range);
    const withProgress = items.map(async (item) => ({ ...item, ...(await messages.progressOf(item._id)) }));
    return { items: await Promise.all(withProgress), total };
  };
}
