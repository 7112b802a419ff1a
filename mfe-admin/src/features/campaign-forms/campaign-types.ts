import type {
  campaignInput,
  examCampaignInput,
  replaceCampaign,
  replaceExamCampaign,
} from '@pathshala/svc-campaigns-contract/http';
import type { z } from 'zod';

/** An exam campaign with its questions and key, as its author reads it. */
export type ExamCampaignForAdmin = z.output<(typeof replaceExamCampaign)['answer']>;
type GeneralCampaignForAdmin = z.output<(typeof replaceCampaign)['answer']>;
export type CampaignForAdmin = ExamCampaignForAdmin | GeneralCampaignForAdmin;

/** A campaign in the format of the request; the exam is left out for one that has none. */
export type CampaignRequest = z.input<typeof campaignInput> &
  Partial<Pick<z.input<typeof examCampaignInput>, 'exam' | 'confirmNoCorrectOption'>>;
