import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Campaigns, requireCampaign } from '../../campaigns/index.ts';
import type { Registrations } from '../../registrations/index.ts';
import { entranceCodeOf } from '../domain/entrance-code.ts';
import {
  checkIn,
  type Participant,
  requireOfCampaign,
  undoCheckIn as withoutCheckIn,
} from '../domain/participant.ts';
import type { Participants } from '../ports.ts';

interface CheckInParticipantDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly registrations: Pick<Registrations, 'findByCheckInCode' | 'update'>;
  readonly participants: Pick<Participants, 'findByRollNumber'>;
  readonly now: () => number;
}

interface CheckInParticipantCommand {
  readonly campaignId: string;
  /** The scanned or typed text. */
  readonly code: string;
}

interface CheckedIn {
  readonly participant: Participant;
  /** False: the participant was checked in before. */
  readonly isNew: boolean;
}

function findByCode({ registrations, participants }: CheckInParticipantDependencies) {
  return async ({ campaignId, code }: CheckInParticipantCommand): Promise<Participant | null> => {
    const read = entranceCodeOf(code);
    if (read === null) return null;
    return 'checkInCode' in read
      ? registrations.findByCheckInCode(campaignId, read.checkInCode)
      : participants.findByRollNumber(campaignId, read.rollNumber);
  };
}

/** Checks in at most once, even at two entrances at the same time. */
export function checkInParticipant(dependencies: CheckInParticipantDependencies) {
  const { campaigns, registrations, now } = dependencies;
  const find = findByCode(dependencies);
  return async (command: CheckInParticipantCommand): Promise<CheckedIn> => {
    const campaign = requireCampaign(await campaigns.find(command.campaignId));
    if (campaign.location === '') throw new DomainError('conflict', 'campaigns.check-in-online');
    const found = await find(command);
    if (found === null) throw new DomainError('not-found', 'campaigns.check-in-unknown');
    let isNew = false;
    const participant = await registrations.update(found._id, (latest) => {
      const state = checkIn(latest, new Date(now()).toISOString());
      isNew = state !== null;
      return state && { state };
    });
    return { participant, isNew };
  };
}

interface UndoCheckInDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly registrations: Pick<Registrations, 'update'>;
}

interface UndoCheckInCommand {
  readonly campaignId: string;
  readonly id: string;
}

/** Has no effect on a participant who is not checked in. */
export function undoCheckIn({ campaigns, registrations }: UndoCheckInDependencies) {
  return async ({ campaignId, id }: UndoCheckInCommand): Promise<Participant> => {
    requireCampaign(await campaigns.find(campaignId));
    return registrations.update(id, (participant) => {
      requireOfCampaign(participant, campaignId);
      const state = withoutCheckIn(participant);
      return state && { state };
    });
  };
}
