import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Registration } from '../../registrations/index.ts';
import type { FoundSitting, SittingPorts } from '../ports.ts';

type FindSittingDependencies = Pick<SittingPorts, 'campaigns' | 'registrations' | 'sittingTokens' | 'links'>;

/** Finds by the token of a sitting, or by that of the registration's other mails. Throws `not-found` for an unknown one. */
export function findSitting({ campaigns, registrations, sittingTokens, links }: FindSittingDependencies) {
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

export type FindSitting = ReturnType<typeof findSitting>;
