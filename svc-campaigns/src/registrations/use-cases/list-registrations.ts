import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaigns } from '../../campaigns/ports.ts';
import type { Registration } from '../domain/registration.ts';
import type { Registrations } from '../ports.ts';

export interface ListRegistrationsDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly registrations: Pick<Registrations, 'list'>;
}

export interface ListRegistrationsCommand {
  readonly campaignId: string;
  readonly q?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Of a campaign of either kind, for administrators. */
export function listRegistrations({ campaigns, registrations }: ListRegistrationsDependencies) {
  return async (command: ListRegistrationsCommand): Promise<{ items: Registration[]; total: number }> => {
    const { campaignId, q, page, pageSize } = command;
    const campaign = await campaigns.find(campaignId);
    if (!campaign || campaign.deletedAt !== null) throw new DomainError('not-found', 'campaigns.not-found');
    return registrations.list({ campaignId, q, skip: (page - 1) * pageSize, limit: pageSize });
  };
}
