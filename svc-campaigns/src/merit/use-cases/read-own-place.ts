import { DomainError } from '@pathshala/contract-kit/domain-error';
import { mustBeReleased, type MeritDependencies, type Placed } from './read-merit-list.ts';

/** The caller's own rank, and of how many. */
export function readOwnPlace(deps: MeritDependencies) {
  const { meritList } = deps;
  return async (command: { campaignId: string; studentId: string }): Promise<Placed & { of: number }> => {
    const { campaignId, studentId } = command;
    await mustBeReleased(deps, { campaignId, isAdmin: false });
    const registration = await meritList.latestOf(campaignId, studentId);
    if (!registration?.standing) throw new DomainError('not-found', 'campaigns.not-ranked');
    const { standing } = registration;
    return {
      rank: 1 + (await meritList.countBetter(campaignId, standing.order)),
      of: await meritList.count(campaignId),
      registration: { ...registration, standing },
    };
  };
}
