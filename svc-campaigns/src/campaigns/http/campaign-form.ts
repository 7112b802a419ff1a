import type { CampaignInput, ExamCampaignInput } from '@pathshala/svc-campaigns-contract/campaign';
import type { CampaignForm } from '../domain/campaign-form.ts';

export function formOf(body: CampaignInput): CampaignForm {
  return { ...body, exam: null, confirmNoCorrectOption: false };
}

/** The request has the fields of the form; further fields are ignored. */
export function examFormOf(body: ExamCampaignInput): CampaignForm {
  return body;
}
