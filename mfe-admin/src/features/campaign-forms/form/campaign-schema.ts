import { campaignInput, newExamCampaignInput } from '@pathshala/svc-campaigns-contract/http';
import { z } from 'zod';
import type { CampaignKind } from '../../../campaigns/campaign-kind.ts';
import type { CampaignRequest } from '../campaign-types.ts';
import { checkExam } from '@pathshala/admin-exams/campaign-exam/check-exam';
import { questionCount, valueOf } from '@pathshala/admin-exams/campaign-exam/exam-values';
import { problems } from '../texts.ts';
import { type CampaignValues, requestOf } from './campaign-values.ts';
import { checkDates, type StoredDates } from './check-dates.ts';
import { type Problem, problemIf } from '@pathshala/admin-kit/forms/problem';

const maxPlaces = 1_000_000;

interface CampaignContext {
  readonly kind: CampaignKind;
  readonly stored?:
    | (StoredDates & { readonly registeredCount: number; readonly maxParticipants: number })
    | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** A stored limit that is below the places taken may stay. */
function checkPlaces({ maxParticipants }: CampaignValues, { stored }: CampaignContext): readonly Problem[] {
  const places = valueOf(maxParticipants) ?? 0;
  if (!Number.isInteger(places) || places < 0 || places > maxPlaces)
    return [['maxParticipants', problems.max]];
  const isBelow = stored !== undefined && places < stored.registeredCount;
  const isChanged = places !== stored?.maxParticipants;
  return problemIf(places !== 0 && isBelow && isChanged, 'maxParticipants', problems.maxBelow);
}

function checkPaper({ exam, registrationOpen }: CampaignValues): readonly Problem[] {
  const subjects = exam.subjects.get();
  const isEmpty = subjects.length > 0 && questionCount(subjects) === 0;
  return [
    ...checkExam(exam, 'exam.'),
    ...problemIf(isEmpty && registrationOpen, 'exam.subjects', problems.emptyPaper),
  ];
}

function checkCampaign(values: CampaignValues, context: CampaignContext): readonly Problem[] {
  return [
    ...problemIf(values.title.trim() === '', 'title', problems.title),
    ...checkDates(values, { stored: context.stored, now: context.now() }),
    ...checkPlaces(values, context),
    ...(context.kind === 'exam' ? checkPaper(values) : []),
  ];
}

/** The form's values, checked by the rules that the service has, too, as the contract's request. */
export function campaignSchema(context: CampaignContext) {
  const input: z.ZodType<CampaignRequest, CampaignRequest> =
    context.kind === 'exam' ? newExamCampaignInput : campaignInput;
  return z
    .custom<CampaignValues>()
    .superRefine((values, refinement) => {
      for (const [path, text] of checkCampaign(values, context))
        refinement.addIssue({ code: 'custom', path: path.split('.'), params: { text } });
    })
    .transform((values) => requestOf(values, context.kind))
    .pipe(input);
}
