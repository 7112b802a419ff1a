import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isCheckedIn, isConfirmed, type Registration } from '../../registrations/index.ts';

type ParticipantState = 'confirmed' | 'waiting' | 'unconfirmed' | 'cancelled';

/** A registration as the entrance sees it. */
export type Participant = Registration;

export function stateOf(participant: Participant): ParticipantState {
  const { status } = participant;
  if (status === 'cancelled') return 'cancelled';
  if (!isConfirmed(participant)) return 'unconfirmed';
  return status === 'registered' ? 'confirmed' : 'waiting';
}

/** Returns null when the participant is checked in already. Throws `conflict` without a confirmed place. */
export function checkIn(participant: Participant, now: string): Participant | null {
  if (stateOf(participant) !== 'confirmed') {
    const params = { name: participant.basicInfo.fullName || (participant.rollNumber ?? '') };
    throw new DomainError('conflict', 'campaigns.check-in-no-place', { params });
  }
  return isCheckedIn(participant) ? null : { ...participant, checkedInAt: now };
}

/** Returns null when the participant is not checked in. */
export function undoCheckIn(participant: Participant): Participant | null {
  return isCheckedIn(participant) ? { ...participant, checkedInAt: null } : null;
}

/** Throws `not-found` for a participant of another campaign. */
export function requireOfCampaign(participant: Pick<Participant, 'campaignId'>, campaignId: string): void {
  if (participant.campaignId !== campaignId) throw new DomainError('not-found', 'common.not-found');
}
