import type { campaignInput, examCampaignInput } from '@pathshala/svc-campaigns-contract/http';
import type { WholeInput } from '@pathshala/web-kit/route-types';
import type { CampaignKind } from '../../../campaigns/campaign-kind.ts';
import type { CampaignForAdmin, CampaignRequest, ExamCampaignForAdmin } from '../campaign-types.ts';
import {
  emptyExam,
  examCopyOf,
  examFormOf,
  type ExamValues,
  examValuesOf,
  shown,
  type TypedNumber,
  valueOf,
} from '@pathshala/admin-exams/campaign-exam/exam-values';

export interface CampaignValues {
  readonly title: string;
  readonly type: string;
  readonly description: string;
  readonly image: string;
  /** A day in Dhaka or a stored instant; empty: none. */
  readonly date: string;
  /** ISO 8601. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly location: string;
  readonly registrationOpen: boolean;
  readonly maxParticipants: TypedNumber;
  /** The exam of an exam campaign; another campaign has an empty one, which is not sent. */
  readonly exam: ExamValues;
}

export const emptyCampaign = (): CampaignValues => ({
  title: '',
  type: '',
  description: '',
  image: '',
  date: '',
  startDate: null,
  endDate: null,
  location: '',
  registrationOpen: false,
  maxParticipants: null,
  exam: emptyExam(),
});

const isExamCampaign = (campaign: CampaignForAdmin): campaign is ExamCampaignForAdmin => 'exam' in campaign;

export function valuesOf(campaign: CampaignForAdmin): CampaignValues {
  const { title, type, description, image, startDate, endDate, location, registrationOpen } = campaign;
  return {
    title,
    type,
    description,
    image,
    date: campaign.date ?? '',
    startDate,
    endDate,
    location,
    registrationOpen,
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
  const { exam, maxParticipants, ...fields } = values;
  const campaign = {
    ...fields,
    title: fields.title.trim(),
    type: fields.type.trim(),
    location: fields.location.trim(),
    maxParticipants: valueOf(maxParticipants) ?? 0,
  } satisfies WholeInput<typeof campaignInput>;
  return kind === 'exam' ? ({ ...campaign, exam: examFormOf(exam) } satisfies SentExamCampaign) : campaign;
}
