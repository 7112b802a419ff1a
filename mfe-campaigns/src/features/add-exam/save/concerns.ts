import { hasCorrectOption } from '@pathshala/rules/paper-rules';
import type { ExamCampaign } from '../../../campaigns/campaign-types.ts';
import type { SentExam } from '../draft/exam-schema.ts';
import { questionCount } from '@pathshala/admin-exams/campaign-exam/exam-values';

/** The points that the author must confirm before the exam is saved. */
export interface Concerns {
  /** Questions without a correct option (EXM-10), by subject and number. */
  readonly keyless: readonly { readonly subjectName: string; readonly number: number }[];
  /** The phase of a campaign that has begun: its questions are offered at once (running) or never (past). */
  readonly begun: 'running' | 'past' | undefined;
}

interface SaveSituation {
  /** The campaign as stored now. */
  readonly campaign: ExamCampaign;
  readonly exam: SentExam;
}

export function concernsOf({ campaign, exam }: SaveSituation): Concerns {
  const isSittable = questionCount(exam.subjects) > 0;
  return {
    keyless: exam.subjects.flatMap(({ subjectName, mcqs }) =>
      mcqs.flatMap((question, index) =>
        hasCorrectOption(question) ? [] : [{ subjectName, number: index + 1 }],
      ),
    ),
    begun:
      isSittable && campaign.phase !== 'upcoming' && !isPaperFixed(campaign) ? campaign.phase : undefined,
  };
}

export function hasConcerns({ keyless, begun }: Concerns): boolean {
  return keyless.length > 0 || begun !== undefined;
}

/** The server rejects any change to the paper of a campaign that has begun. */
export function isPaperFixed({ phase, exam }: ExamCampaign): boolean {
  return phase !== 'upcoming' && exam.subjects.some(({ questionCount: count }) => count > 0);
}
