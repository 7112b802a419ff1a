import { type Campaigns, requireCampaign } from '../../campaigns/index.ts';
import type { Participant } from '../domain/participant.ts';
import type { ParticipantQuery, Participants } from '../ports.ts';

interface ListParticipantsDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly participants: Pick<Participants, 'list' | 'count'>;
}

interface ListParticipantsCommand extends Omit<ParticipantQuery, 'ids'> {
  readonly sort?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListedParticipant {
  readonly participant: Participant;
  /** The position from 1, where the whole waiting list is read in its order. */
  readonly waitingPosition?: number;
}

/** One page; the waiting list in its order unless another one is requested. */
export function listParticipants({ campaigns, participants }: ListParticipantsDependencies) {
  return async (command: ListParticipantsCommand): Promise<{ items: ListedParticipant[]; total: number }> => {
    const { sort, page, pageSize, ...query } = command;
    requireCampaign(await campaigns.find(query.campaignId));
    const isWaitingList = query.state === 'waiting' && sort === undefined;
    const skip = (page - 1) * pageSize;
    const order = sort ?? (isWaitingList ? 'waiting' : 'registered');
    const items = await participants.list(query, { order, skip, limit: pageSize });
    const hasPositions = isWaitingList && !query.q;
    // A page that is not full ends the list, so that no count has to search all of it a second time.
    const isEnd = items.length < pageSize && (items.length > 0 || skip === 0);
    return {
      items: items.map((participant, index) => ({
        participant,
        ...(hasPositions ? { waitingPosition: skip + index + 1 } : {}),
      })),
      total: isEnd ? skip + items.length : await participants.count(query),
    };
  };
}
