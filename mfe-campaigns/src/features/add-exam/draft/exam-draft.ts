import { numberOf } from '@pathshala/admin-kit/draft/number-of';
import { type SubjectDraft, subjectDraftOf, subjectFormOf } from '@pathshala/admin-kit/draft/question-draft';
import type { ExamCampaignForm, SavedExam } from '../exam-types.ts';

/** Numbers stay as typed, in Latin or Bengali digits. */
export interface ExamDraft {
  readonly title: string;
  readonly timeLimit: string;
  readonly totalMarks: string;
  readonly requiredSubjects: string;
  readonly negativeMarkingPercentage: string;
  /** Shown with the submit; otherwise after the end, so that scores do not reveal the key early. */
  readonly isScoreAtOnce: boolean;
  readonly subjects: readonly SubjectDraft[];
}

/** The server stores 0 for a number that was never set; the form shows an empty field. */
const typed = (value: number): string => (value === 0 ? '' : String(value));

export function examDraftOf(exam: SavedExam): ExamDraft {
  return {
    title: exam.title,
    timeLimit: typed(exam.timeLimit),
    totalMarks: typed(exam.totalMarks),
    requiredSubjects: typed(exam.requiredSubjects),
    negativeMarkingPercentage: String(exam.negativeMarkingPercentage),
    isScoreAtOnce: exam.scoreVisible === 'at-once',
    subjects: exam.subjects.map(subjectDraftOf),
  };
}

/** The draft in the format of the request. Entries keep their order: the server's errors name them by index. */
export function examFormOf(draft: ExamDraft): ExamCampaignForm['exam'] {
  return {
    title: draft.title.trim(),
    timeLimit: numberOf(draft.timeLimit) ?? 0,
    totalMarks: numberOf(draft.totalMarks) ?? 0,
    requiredSubjects: numberOf(draft.requiredSubjects) ?? 0,
    negativeMarkingPercentage: numberOf(draft.negativeMarkingPercentage) ?? 0,
    scoreVisible: draft.isScoreAtOnce ? 'at-once' : 'after-end',
    subjects: draft.subjects.map(subjectFormOf),
  };
}
