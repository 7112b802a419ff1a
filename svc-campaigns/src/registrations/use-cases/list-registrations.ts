import { type Campaigns, requireCampaign } from '../../campaigns/index.ts';
import type { Registration } from '../domain/registration.ts';
import type { Registrations } from '../ports.ts';

interface ListRegistrationsDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly registrations: Pick<Registrations, 'list'>;
}

interface ListRegistrationsCommand {
  readonly campaignId: string;
  readonly q?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Lists the registrations of a campaign of either kind, for administrators. */
export function listRegistrations({ campaigns, registrations }: ListRegistrationsDependencies) {
  return async (command: ListRegistrationsCommand): Promise<{ items: Registration[]; total: number }> => {
    const { campaignId, q, page, pageSize } = command;
    requireCampaign(await campaigns.find(campaignId));
    return registrations.list({ campaignId, q, skip: (page - 1) * pageSize, limit: pageSize });
  };
}

interface ListOwnRegistrationsDependencies {
  readonly registrations: Pick<Registrations, 'listOfPerson'>;
}

/** Lists every registration of the account, the latest first. Registrations by a visitor for the same address are not included. */
export function listOwnRegistrations({ registrations }: ListOwnRegistrationsDependencies) {
  return async (studentId: string): Promise<readonly Registration[]> => {
    const own = await registrations.listOfPerson(studentId, []);
    return own.toSorted((a, b) => b.registeredAt.localeCompare(a.registeredAt));
  };
}
