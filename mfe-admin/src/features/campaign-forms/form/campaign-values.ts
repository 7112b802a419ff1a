import {
  emptyValues,
  storedValues,
  trimmedValues,
  type ValuesOf,
} from '@pathshala/admin-kit/forms/record-fields';
import type { campaignInput, examCampaignInput } from '@pathshala/svc-campaigns-contract/http';
import type { WholeInput } from '@pathshala/web-kit/route-types';
import type { CampaignKind } from '../../../campaigns/campaign-kind.ts';
import { campaignFields } from '../../../resources/campaign.fields.ts';
import type { CampaignForAdmin, CampaignRequest, ExamCampaignForAdmin } from '../campaign-types.ts';
import {
  emptyExam,
  examCopyOf,
  examFormOf,
  type ExamValues,
  examValuesOf,
  shown,
  valueOf,
} from '@pathshala/admin-exams/campaign-exam/exam-values';

/** The exam is that of an exam campaign; another campaign has an empty one, which is not sent. */
export type CampaignValues = ValuesOf<typeof campaignFields> & { readonly exam: ExamValues };

export const emptyCampaign = (): CampaignValues => ({ ...emptyValues(campaignFields), exam: emptyExam() });

const isExamCampaign = (campaign: CampaignForAdmin): campaign is ExamCampaignForAdmin => 'exam' in campaign;

export function valuesOf(campaign: CampaignForAdmin): CampaignValues {
  return {
    ...storedValues(campaignFields, campaign),
    maxParticipants: shown(campaign.maxParticipants),
    exam: isExamCampaign(campaign) ? examValuesOf(campaign.exam) : emptyExam(),
  };
}

/** A new campaign like another one: without its dates, and closed. */
export function copyOf(campaign: CampaignForAdmin, title: string): CampaignValues {
  const { exam, ...values } = valuesOf(campaign);
  const dates = { date: '', startDate: null, endDate: null };
  return { ...values, ...dates, title, registrationOpen: false, exam: examCopyOf(exam) };
}

/** Whether questions without a correct option are intended is asked later. */
type SentExamCampaign = Omit<WholeInput<typeof examCampaignInput>, 'confirmNoCorrectOption'>;

export function requestOf(values: CampaignValues, kind: CampaignKind): CampaignRequest {
  const { exam, ...fields } = values;
  const campaign = {
    ...trimmedValues(campaignFields, fields),
    maxParticipants: valueOf(fields.maxParticipants) ?? 0,
  } satisfies WholeInput<typeof campaignInput>;
  return kind === 'exam' ? ({ ...campaign, exam: examFormOf(exam) } satisfies SentExamCampaign) : campaign;
}
