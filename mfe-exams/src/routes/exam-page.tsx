import { useParams } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { SitExam } from './sit-exam.tsx';

/** /exams/take/:examId: an exam that does not belong to an academic course. */
export function ExamPage(): ReactNode {
  const say = useTexts();
  const { examId = '' } = useParams();
  return (
    <SitExam
      key={examId}
      exam={{
        examId,
        back: { to: '/exams', text: say('back.exams') },
        entry: { to: '/courses', text: say('go.courses') },
        resultPath: (resultId) => `/exams/results/${resultId}`,
      }}
    />
  );
}
