import { Opaque } from '@pathshala/admin-kit/forms/opaque';
import {
  restoredSubjects,
  type StoredSubject,
} from '@pathshala/admin-exams/question-editor/restored-subjects';
import { emptyExam } from '@pathshala/admin-exams/campaign-exam/exam-values';
import { type CampaignValues, emptyCampaign } from './campaign-values.ts';

type StoredExam = Partial<Omit<CampaignValues['exam'], 'subjects'>> & {
  readonly subjects?: readonly StoredSubject[];
};

/** The values of a draft in the browser, where the subjects are a plain list; undefined if it is damaged. */
export function restoredValues(stored: unknown): CampaignValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { exam = {}, ...values } = stored as Partial<Omit<CampaignValues, 'exam'>> & { exam?: StoredExam };
  const { subjects = [], ...rules } = exam;
  if (!Array.isArray(subjects)) return undefined;
  return {
    ...emptyCampaign(),
    ...values,
    exam: { ...emptyExam(), ...rules, subjects: new Opaque(restoredSubjects(subjects)) },
  };
}
