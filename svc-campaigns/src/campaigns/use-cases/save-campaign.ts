import { DomainError } from '@pathshala/service-kit/errors';
import type { CampaignInput, ExamCampaignInput } from '../../../contract/campaign.ts';
import { draftCampaign, reviseCampaign } from '../domain/author-campaign.ts';
import type { Campaign } from '../domain/campaign.ts';
import { withPaper } from './announce.ts';
import type { CampaignRepository } from './ports.ts';

export interface AuthorDependencies {
  readonly campaigns: CampaignRepository;
  readonly now: () => number;
  readonly newId: () => string;
  /** Rich text made safe before it is stored. */
  readonly sanitise: <Input extends CampaignInput | ExamCampaignInput>(input: Input) => Input;
}

const momentOf = ({ now, newId }: AuthorDependencies) => ({ now: new Date(now()).toISOString(), newId });

export function createCampaign(deps: AuthorDependencies) {
  return async (input: CampaignInput | ExamCampaignInput): Promise<Campaign> => {
    const { state, events } = withPaper(null, draftCampaign(deps.sanitise(input), momentOf(deps)));
    return deps.campaigns.insert(state, events);
  };
}

function mustBe(kind: Campaign['kind'], campaign: Campaign): void {
  if (campaign.kind !== kind || campaign.deletedAt !== null)
    throw new DomainError('not-found', 'campaigns.not-found');
}

export function replaceCampaign(deps: AuthorDependencies) {
  return (command: {
    id: string;
    kind: Campaign['kind'];
    input: CampaignInput | ExamCampaignInput;
  }): Promise<Campaign> =>
    deps.campaigns.update(command.id, (campaign) => {
      mustBe(command.kind, campaign);
      return withPaper(campaign, reviseCampaign(campaign, deps.sanitise(command.input), momentOf(deps)));
    });
}

/** The campaign is gone for everybody, its exam is withdrawn; registrations and results are kept. */
export function deleteCampaign(deps: AuthorDependencies) {
  return (command: { id: string; kind: Campaign['kind'] }): Promise<Campaign> =>
    deps.campaigns.update(command.id, (campaign) => {
      mustBe(command.kind, campaign);
      return withPaper(campaign, { ...campaign, deletedAt: momentOf(deps).now, registrationOpen: false });
    });
}
