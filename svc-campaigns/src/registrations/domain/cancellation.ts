import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Registration } from './registration.ts';

/**
 * A registration can be cancelled until the campaign is over, unless its exam has a result. An open attempt continues and
 * counts (EXM-02). Throws `gone` or `conflict`.
 */
export function requireCancellable(
  { standing }: Registration,
  { isCampaignOver }: { readonly isCampaignOver: boolean },
): void {
  if (isCampaignOver) throw new DomainError('gone', 'campaigns.over');
  if (standing !== null) throw new DomainError('conflict', 'campaigns.has-sat');
}
