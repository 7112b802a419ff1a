import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { SitExam } from './sit-exam.tsx';
import { useAcademicExam } from './use-academic-exam.ts';
import { texts } from './texts.ts';

/** /courses/academic/:courseid/subjects/exam/take/:examId: an exam of an academic course. */
export function AcademicExamPage(): ReactNode {
  const say = useText();
  const { exam, overviewPath } = useAcademicExam();
  const back = { to: overviewPath, text: say(texts.exam) };
  return <SitExam key={exam.examId} exam={{ ...exam, back }} />;
}
