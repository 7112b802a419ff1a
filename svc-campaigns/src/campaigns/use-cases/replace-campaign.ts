import type { Editor } from '@pathshala/back-office/edit-mark';
import { requireKind, reviseCampaign, reviseCampaignExam } from '../domain/author-campaign.ts';
import type { CampaignExamForm, CampaignForm } from '../domain/campaign-form.ts';
import type { Campaign } from '../domain/campaign.ts';
import type { CampaignRegistrations, Campaigns } from '../ports.ts';
import { withPaperEvent } from './paper-events.ts';

interface ReplaceCampaignDependencies {
  readonly campaigns: Pick<Campaigns, 'find' | 'update'>;
  readonly registrations: Pick<CampaignRegistrations, 'promoteFromWaitingList'>;
  readonly now: () => number;
  readonly newId: () => string;
}

interface ReplaceCampaignCommand {
  readonly id: string;
  readonly kind: Campaign['kind'];
  readonly form: CampaignForm;
  readonly editor: Editor;
}

interface ReplaceExamCommand {
  readonly id: string;
  readonly form: CampaignExamForm;
  readonly editor: Editor;
}

/** The exam alone; a general campaign has none. */
export function replaceCampaignExam(dependencies: Omit<ReplaceCampaignDependencies, 'registrations'>) {
  const { campaigns, now, newId } = dependencies;
  return ({ id, form, editor }: ReplaceExamCommand): Promise<Campaign> =>
    campaigns.update(id, (campaign) => {
      requireKind('exam', campaign);
      const context = { now: new Date(now()).toISOString(), newId, editor };
      return withPaperEvent(campaign, reviseCampaignExam(campaign, form, context));
    });
}

/** A raised limit gives places to the waiting list; the result has the counts after that. */
export function replaceCampaign({ campaigns, registrations, now, newId }: ReplaceCampaignDependencies) {
  return async ({ id, kind, form, editor }: ReplaceCampaignCommand): Promise<Campaign> => {
    await campaigns.update(id, (campaign) => {
      requireKind(kind, campaign);
      const context = { now: new Date(now()).toISOString(), newId, editor };
      return withPaperEvent(campaign, reviseCampaign(campaign, form, context));
    });
    await registrations.promoteFromWaitingList(id);
    const revised = await campaigns.find(id);
    requireKind(kind, revised);
    return revised;
  };
}
