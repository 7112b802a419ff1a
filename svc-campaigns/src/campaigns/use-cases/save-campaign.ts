import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { CampaignInput, ExamCampaignInput } from '@pathshala/svc-campaigns-contract/campaign';
import { draftCampaign, reviseCampaign, type Moment } from '../domain/author-campaign.ts';
import type { Campaign } from '../domain/campaign.ts';
import { withPaper } from './announce.ts';
import type { CampaignRepository } from './ports.ts';

export interface AuthorDependencies {
  readonly campaigns: CampaignRepository;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Who edits; null when unknown. */
interface Editor {
  readonly by: string | null;
  readonly byId: string | null;
}

export interface CreateCommand {
  readonly input: CampaignInput | ExamCampaignInput;
  readonly editor: Editor;
}

export interface ReplaceCommand extends CreateCommand {
  readonly id: string;
  readonly kind: Campaign['kind'];
}

const momentOf = ({ now, newId }: AuthorDependencies, editor: Editor): Moment => ({
  now: new Date(now()).toISOString(),
  newId,
  ...editor,
});

export function createCampaign(deps: AuthorDependencies) {
  return async ({ input, editor }: CreateCommand): Promise<Campaign> => {
    const { state, events } = withPaper(null, draftCampaign(input, momentOf(deps, editor)));
    return deps.campaigns.insert(state, events);
  };
}

export function mustBe(kind: Campaign['kind'], campaign: Campaign): void {
  if (campaign.kind !== kind || campaign.deletedAt !== null)
    throw new DomainError('not-found', 'campaigns.not-found');
}

export function replaceCampaign(deps: AuthorDependencies) {
  return ({ id, kind, input, editor }: ReplaceCommand): Promise<Campaign> =>
    deps.campaigns.update(id, (campaign) => {
      mustBe(kind, campaign);
      return withPaper(campaign, reviseCampaign(campaign, input, momentOf(deps, editor)));
    });
}
