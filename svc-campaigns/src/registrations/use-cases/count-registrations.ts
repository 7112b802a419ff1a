import type { RegistrationCounts } from '../../campaigns/index.ts';
import type { Registrations } from '../ports.ts';

interface CountRegistrationsDependencies {
  readonly registrations: Pick<Registrations, 'countByStatus' | 'countRanked'>;
}

/** The number of registrations and results that the delete of a campaign affects. */
export function countRegistrations({ registrations }: CountRegistrationsDependencies) {
  return async (campaignId: string): Promise<RegistrationCounts> => ({
    registered: await registrations.countByStatus(campaignId, 'registered'),
    waiting: await registrations.countByStatus(campaignId, 'waiting'),
    results: await registrations.countRanked(campaignId),
  });
}
