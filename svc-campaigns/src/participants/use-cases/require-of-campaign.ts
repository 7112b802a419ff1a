import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Participant } from '../domain/participant.ts';

/** Throws `not-found` for a participant of another campaign. */
export function requireOfCampaign(participant: Pick<Participant, 'campaignId'>, campaignId: string): void {
  if (participant.campaignId !== campaignId) throw new DomainError('not-found', 'common.not-found');
}
