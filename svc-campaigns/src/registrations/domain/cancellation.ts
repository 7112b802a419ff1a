import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isBegun, isCheckedIn, type Registration } from './registration.ts';

/**
 * Throws `gone` or `conflict` unless the registration can be cancelled: the campaign is not over, its exam was not begun and
 * the participant is not checked in. A participant who has seen the paper has used the sitting.
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
