import { createDraftShelf, type DraftShelf, type Kept } from '@pathshala/admin-kit/draft/draft-shelf';
import { createDraftStore, type DraftStore, type Unfolded } from '@pathshala/admin-kit/draft/draft-store';
import type { ExamDraft } from './exam-draft.ts';
import { whereOf } from './parts-at.ts';

export type ExamStore = DraftStore<ExamDraft, Unfolded>;

export function createExamStore(values: ExamDraft, where: Unfolded = {}): ExamStore {
  return createDraftStore({ values, where, home: {}, whereOf });
}

type KeptExam = Kept<ExamDraft, Unfolded>;

/** One draft per person and campaign. */
export function examShelf(userId: string, campaignId: string): DraftShelf<ExamDraft, Unfolded> {
  return createDraftShelf({ name: `campaign-exam:${userId}:${campaignId}`, parse: keptExamOf });
}

function keptExamOf(stored: unknown): KeptExam | undefined {
  const draft = stored as Partial<KeptExam> | null;
  if (!draft || typeof draft.values !== 'object' || !Array.isArray(draft.values.subjects)) return undefined;
  return {
    values: { ...emptyExam, ...draft.values },
    where: draft.where ?? {},
    source: draft.source ?? '',
    keptAt: draft.keptAt ?? 0,
  };
}

/** A draft of an older version of the form lacks what has been added since. */
const emptyExam: ExamDraft = {
  title: '',
  timeLimit: '',
  totalMarks: '',
  requiredSubjects: '',
  negativeMarkingPercentage: '0',
  isScoreAtOnce: false,
  subjects: [],
};
