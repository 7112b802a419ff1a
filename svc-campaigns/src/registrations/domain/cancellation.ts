import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isBegun, isCheckedIn, type Registration } from './registration.ts';

/**
 * A registration can be cancelled until the campaign is over, unless its exam was begun or the participant is checked in: whoever
 * has seen the paper has had the sitting. Throws `gone` or `conflict`.
 */
export function requireCancellable(
  registration: Registration,
  { isCampaignOver }: { readonly isCampaignOver: boolean },
): void {
  if (isCampaignOver) throw new DomainError('gone', 'campaigns.over');
  if (isCheckedIn(registration)) throw new DomainError('conflict', 'campaigns.checked-in');
  if (registration.standing !== null) throw new DomainError('conflict', 'campaigns.has-sat');
  if (isBegun(registration)) throw new DomainError('conflict', 'campaigns.has-begun');
}
