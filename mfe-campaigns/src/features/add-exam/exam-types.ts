import type { replaceCampaignExam } from '@pathshala/svc-campaigns-contract/http';
import type { z } from 'zod';
import type { ExamCampaign } from '../../campaigns/campaign-types.ts';

/** An exam campaign with every question and its key. */
export type CampaignForAdmin = z.output<(typeof replaceCampaignExam)['answer']>;

/** Only administrators receive the revision and the questions. */
export function isForAdmin(campaign: ExamCampaign): campaign is Extract<ExamCampaign, { rev: number }> {
  return 'rev' in campaign;
}
