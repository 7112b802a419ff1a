import type { replaceExamCampaign } from '@pathshala/svc-campaigns/contract/http';
import type { z } from 'zod';
import type { ExamCampaign } from '../../campaigns/campaign-types.ts';

/** An exam campaign with every question and its key. */
export type CampaignForAdmin = z.output<(typeof replaceExamCampaign)['answer']>;
export type SavedExam = CampaignForAdmin['exam'];
/** What is sent to change an exam campaign. */
export type ExamCampaignForm = z.input<Extract<(typeof replaceExamCampaign)['body'], z.ZodType>>;

/** One without any subject looks the same to everybody. */
export function isForAdmin<Shown extends Pick<ExamCampaign, 'exam'>>(
  campaign: Shown,
): campaign is Shown & { readonly exam: SavedExam } {
  return campaign.exam.subjects.every((subject) => 'mcqs' in subject);
}
