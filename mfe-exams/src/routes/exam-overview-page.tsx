import type { ReactNode } from 'react';
import { ExamOverview } from '../features/take-exam/overview/exam-overview.tsx';
import { useAcademicExam } from './use-academic-exam.ts';

/** /courses/academic/:courseid/subjects/exam/:examId: the exam before it is sat. */
export function ExamOverviewPage(): ReactNode {
  const { exam, takePath } = useAcademicExam();
  return <ExamOverview key={exam.examId} exam={exam} takePath={takePath} />;
}
