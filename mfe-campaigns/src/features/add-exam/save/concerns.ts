import { hasCorrectOption } from '@pathshala/rules/paper-rules';
import type { ExamCampaign } from '../../../campaigns/campaign-types.ts';
import type { ExamDraft } from '../draft/exam-draft.ts';
import { questionCount } from '../draft/marks.ts';

/** What an author has to confirm before the exam is saved. */
export interface Concerns {
  /** Questions without a correct option (EXM-10), as people name them. */
  readonly keyless: readonly { readonly subjectName: string; readonly number: number }[];
  /** The campaign has begun: saved questions are offered at once, or never. */
  readonly begun: 'running' | 'past' | undefined;
}

export interface SaveSituation {
  /** As it is stored at this moment. */
  readonly campaign: ExamCampaign;
  readonly draft: ExamDraft;
}

export function concernsOf({ campaign, draft }: SaveSituation): Concerns {
  const isSittable = questionCount(draft) > 0;
  return {
    keyless: draft.subjects.flatMap(({ subjectName, mcqs }) =>
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

/** Once a campaign with questions has begun, its paper stays: the server refuses every change of it. */
export function isPaperFixed({ phase, exam }: ExamCampaign): boolean {
  return phase !== 'upcoming' && exam.subjects.some(({ questionCount: count }) => count > 0);
}
