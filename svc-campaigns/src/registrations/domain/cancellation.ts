import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isCheckedIn, type Registration } from './registration.ts';

/**
 * A registration can be cancelled until the campaign is over, unless its exam has a result or the participant is checked in.
 * An open attempt continues and counts (EXM-02). Throws `gone` or `conflict`.
 */
export function requireCancellable(
  registration: Registration,
  { isCampaignOver }: { readonly isCampaignOver: boolean },
): void {
  if (isCampaignOver) throw new DomainError('gone', 'campaigns.over');
  if (isCheckedIn(registration)) throw new DomainError('conflict', 'campaigns.checked-in');
  if (registration.standing !== null) throw new DomainError('conflict', 'campaigns.has-sat');
}
