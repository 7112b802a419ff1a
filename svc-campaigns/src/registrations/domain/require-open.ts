import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Campaign, phaseOf } from '../../campaigns/index.ts';

/** Throws `gone` when the campaign is over or its registration is closed. */
export function requireOpenRegistration(campaign: Campaign, now: string): void {
  if (phaseOf(campaign, now) === 'past') throw new DomainError('gone', 'campaigns.over');
  if (!campaign.registrationOpen) throw new DomainError('gone', 'campaigns.closed');
}
