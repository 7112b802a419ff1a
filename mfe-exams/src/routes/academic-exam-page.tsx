import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { SitExam } from './sit-exam.tsx';
import { useAcademicExam } from './use-academic-exam.ts';

/** /courses/academic/:courseid/subjects/exam/take/:examId: an exam of an academic course. */
export function AcademicExamPage(): ReactNode {
  const say = useTexts();
  const { exam, overviewPath } = useAcademicExam();
  const back = { to: overviewPath, text: say('back.exam') };
  return <SitExam key={exam.examId} exam={{ ...exam, back }} />;
}
