import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Campaign, type Campaigns, phaseOf } from '../../campaigns/index.ts';
import { requireCancellable } from '../domain/cancellation.ts';
import { cancel, type Registration } from '../domain/registration.ts';
import type { Registrations } from '../ports.ts';
import type { FindByLink, OpenedLink } from './find-by-link.ts';
import type { PromoteFromWaitingList } from './promote-from-waiting-list.ts';
import { withCancelled } from './registration-events.ts';

interface CancelRegistrationCommand {
  readonly kind: Campaign['kind'];
  readonly campaignId: string;
  readonly studentId: string;
}

interface CancelRegistrationDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly registrations: Pick<Registrations, 'findActive' | 'update'>;
  readonly promote: PromoteFromWaitingList;
  readonly now: () => number;
}

/** Cancels the registration and gives the place to the first on the waiting list. */
function cancelAndPromote({
  registrations,
  promote,
  now,
}: Omit<CancelRegistrationDependencies, 'campaigns'>) {
  return async (campaign: Campaign, registration: Registration): Promise<Registration> => {
    const cancelled = await registrations.update(registration._id, (state) => {
      const isCampaignOver = phaseOf(campaign, new Date(now()).toISOString()) === 'past';
      requireCancellable(state, { isCampaignOver });
      return withCancelled(cancel(state, now()));
    });
    await promote(campaign._id);
    return cancelled;
  };
}

export function cancelRegistration(dependencies: CancelRegistrationDependencies) {
  const { campaigns, registrations } = dependencies;
  const cancelOne = cancelAndPromote(dependencies);
  return async ({ kind, campaignId, studentId }: CancelRegistrationCommand): Promise<Registration> => {
    const campaign = await campaigns.find(campaignId);
    const own = await registrations.findActive(studentId, campaignId);
    if (!campaign || campaign.kind !== kind || !own)
      throw new DomainError('not-found', 'campaigns.not-registered');
    return cancelOne(campaign, own);
  };
}

interface CancelByLinkDependencies extends Omit<CancelRegistrationDependencies, 'campaigns'> {
  readonly find: FindByLink;
}

/** Cancels by the link in a visitor's mail. Opening it again changes nothing. */
export function cancelByLink({ find, ...dependencies }: CancelByLinkDependencies) {
  const cancelOne = cancelAndPromote(dependencies);
  return async (token: string): Promise<OpenedLink> => {
    const { campaign, registration } = await find(token);
    if (registration.status === 'cancelled') return { campaign, registration, isChanged: false };
    return { campaign, registration: await cancelOne(campaign, registration), isChanged: true };
  };
}
