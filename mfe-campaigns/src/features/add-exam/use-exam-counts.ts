import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { type ExamValues, questionCount } from '@pathshala/admin-exams/campaign-exam/exam-values';
import { type ReachableMarks, reachableMarks } from './draft/marks.ts';

export interface ExamCounts {
  readonly marks: ReachableMarks;
  readonly subjects: number;
  readonly questions: number;
}

/** The numbers of the paper as it is written now. Typing has priority over them. */
export function useExamCounts(): ExamCounts {
  const [list, required] = useWatch<ExamValues, ['subjects', 'requiredSubjects']>({
    name: ['subjects', 'requiredSubjects'],
  });
  const subjects = useDeferredValue(list.get());
  return useMemo(
    () => ({
      marks: reachableMarks(subjects, required),
      subjects: subjects.length,
      questions: questionCount(subjects),
    }),
    [subjects, required],
  );
}
