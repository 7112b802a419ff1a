import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isConfirmed, type Registration } from '../../registrations/ports.ts';

export type ParticipantState = 'confirmed' | 'waiting' | 'unconfirmed' | 'cancelled';

/** A registration as the entrance sees it. */
export type Participant = Registration & {
  /** ISO 8601; missing or null: not checked in. */
  readonly checkedInAt?: string | null;
};

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
  return (participant.checkedInAt ?? null) === null ? { ...participant, checkedInAt: now } : null;
}

/** Returns null when the participant is not checked in. */
export function undoCheckIn(participant: Participant): Participant | null {
  return (participant.checkedInAt ?? null) === null ? null : { ...participant, checkedInAt: null };
}
