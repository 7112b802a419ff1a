import type { Editor } from '@pathshala/back-office/edit-mark';
import { draftCampaign } from '../domain/author-campaign.ts';
import type { CampaignForm } from '../domain/campaign-form.ts';
import type { Campaign } from '../domain/campaign.ts';
import type { Campaigns } from '../ports.ts';
import { withPaperEvent } from './paper-events.ts';

interface CreateCampaignDependencies {
  readonly campaigns: Pick<Campaigns, 'insert'>;
  readonly now: () => number;
  readonly newId: () => string;
}

interface CreateCampaignCommand {
  readonly form: CampaignForm;
  readonly editor: Editor;
  /** For the sample data, which has campaigns that are over. */
  readonly mayBePast?: boolean;
}

/** A complete exam is published to svc-exams at once. */
export function createCampaign({ campaigns, now, newId }: CreateCampaignDependencies) {
  return async ({ form, editor, mayBePast = false }: CreateCampaignCommand): Promise<Campaign> => {
    const context = { now: new Date(now()).toISOString(), newId, editor, mayBePast };
    const { state, events } = withPaperEvent(null, draftCampaign(form, context));
    return campaigns.insert(state, events);
  };
}
