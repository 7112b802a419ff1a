import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Campaigns, requireCampaign } from '../../campaigns/index.ts';
import type { Registrations } from '../../registrations/index.ts';
import { type Participant, requireOfCampaign } from '../domain/participant.ts';
import { numberBetween } from '../domain/waiting-order.ts';
import type { Participants } from '../ports.ts';

interface MoveInWaitingListDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly registrations: Pick<Registrations, 'find' | 'update'>;
  readonly participants: Pick<Participants, 'findWaitingBefore'>;
}

interface MoveInWaitingListCommand {
  readonly campaignId: string;
  readonly id: string;
  /** The next participant after the move; null: the end. */
  readonly before: string | null;
}

const changed = () => new DomainError('conflict', 'campaigns.waiting-changed');

/**
 * Moves a participant in one write: it gets a number between its new neighbours. Throws `conflict` when the participant, or the
 * one after the move, is not waiting any more.
 */
export function moveInWaitingList(dependencies: MoveInWaitingListDependencies) {
  const { campaigns, registrations, participants } = dependencies;

  async function numberOfNext({ campaignId, id, before }: MoveInWaitingListCommand): Promise<number | null> {
    if (before === null) return null;
    const next = await registrations.find(before);
    if (next?.campaignId !== campaignId || next.status !== 'waiting' || before === id) throw changed();
    return next.waitingNumber;
  }

  return async (command: MoveInWaitingListCommand): Promise<Participant> => {
    const { campaignId, id } = command;
    requireCampaign(await campaigns.find(campaignId));
    const next = await numberOfNext(command);
    const previous = await participants.findWaitingBefore(campaignId, { number: next, exceptId: id });
    const waitingNumber = numberBetween(previous?.waitingNumber ?? null, next);
    if (waitingNumber === null) throw changed();
    return registrations.update(id, (participant) => {
      requireOfCampaign(participant, campaignId);
      if (participant.status !== 'waiting') throw changed();
      return { state: { ...participant, waitingNumber } };
    });
  };
}
