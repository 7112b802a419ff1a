import { on, type Subscription } from '@pathshala/events/subscription';
import { campaignPaperPublished } from '@pathshala/svc-campaigns-contract/events';
import { duplicateKeyOf } from '../domain/question-keys.ts';
import type { CampaignQuestions } from '../ports.ts';

/** The questions of a campaign's exam: their keys are closed until its results are released, in the bank as well. */
export function onCampaignPaperPublished(campaignQuestions: CampaignQuestions): Subscription {
  return on(campaignPaperPublished, ({ data }) =>
    campaignQuestions.store(data.paperId, data.subjects.flatMap(({ mcqs }) => mcqs).map(duplicateKeyOf)),
  );
}
