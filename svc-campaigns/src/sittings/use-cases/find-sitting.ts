import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Registration } from '../../registrations/index.ts';
import type { FoundSitting, SittingPhase, SittingPorts } from '../ports.ts';

/** Finds by the token of a sitting, or by that of the registration's other mails. Throws `not-found` for an unknown one. */
export function findSitting({ campaigns, registrations, sittingTokens, links }: SittingPorts) {
  async function registrationOf(token: string): Promise<[Registration, number | null] | null> {
    const id = sittingTokens.registrationIdIn(token);
    if (id === null) {
      const linked = await registrations.findByLink(links.hashOf(token));
      return linked && [linked, null];
    }
    const registration = await registrations.find(id);
    const no = registration && sittingTokens.noOf(token, registration);
    return registration && no !== null ? [registration, no] : null;
  }

  return async (token: string): Promise<FoundSitting> => {
    const [registration, no] = (await registrationOf(token)) ?? [null, null];
    const campaign = registration && (await campaigns.find(registration.campaignId));
    if (!campaign || campaign.deletedAt !== null || campaign.kind !== 'exam')
      throw new DomainError('not-found', 'campaigns.link-unknown');
    return { campaign, registration, no };
  };
}

/** Throws the reason for which nothing can be opened or mailed, apart from a used link. */
export function requireOpenSitting(phase: SittingPhase): void {
  if (phase === 'ended') throw new DomainError('gone', 'campaigns.link-ended');
  if (phase === 'over') throw new DomainError('gone', 'campaigns.sitting-over');
  if (phase === 'has-account') throw new DomainError('conflict', 'campaigns.sitting-has-account');
}

export const sittingUsed = (): DomainError => new DomainError('conflict', 'campaigns.sitting-used');
