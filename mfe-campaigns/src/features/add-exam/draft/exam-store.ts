import {
  createDraftStorage,
  type DraftStorage,
  type StoredDraft,
} from '@pathshala/admin-kit/draft/draft-storage';
import {
  createDraftStore,
  type DraftStore,
  type ExpandedParts,
} from '@pathshala/admin-kit/draft/draft-store';
import type { ExamDraft } from './exam-draft.ts';
import { locationOf } from './location-of.ts';

export type ExamStore = DraftStore<ExamDraft, ExpandedParts>;

export function createExamStore(values: ExamDraft, location: ExpandedParts = {}): ExamStore {
  return createDraftStore({ values, location, initialLocation: {}, locationOf });
}

type StoredExam = StoredDraft<ExamDraft, ExpandedParts>;

/** One draft per user and campaign. */
export function examDraftStorage(userId: string, campaignId: string): DraftStorage<ExamDraft, ExpandedParts> {
  return createDraftStorage({ name: `campaign-exam:${userId}:${campaignId}`, restore });
}

function restore({
  values,
  location = {},
}: Partial<StoredExam>): Pick<StoredExam, 'values' | 'location'> | undefined {
  if (typeof values !== 'object' || !Array.isArray(values.subjects)) return undefined;
  return { values: { ...emptyExam, ...values }, location };
}

/** Completes a draft of an older version of the form, which lacks the fields added since. */
const emptyExam: ExamDraft = {
  title: '',
  timeLimit: '',
  totalMarks: '',
  requiredSubjects: '',
  negativeMarkingPercentage: '0',
  isScoreAtOnce: false,
  subjects: [],
};
