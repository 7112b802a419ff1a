import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { sharedTexts } from '../texts.ts';
import { SitExam } from './sit-exam.tsx';

/** /exams/take/:examId: an exam that does not belong to an academic course. */
export function ExamPage(): ReactNode {
  const say = useText();
  const { examId = '' } = useParams();
  return (
    <SitExam
      key={examId}
      exam={{
        examId,
        back: { to: '/exams', text: say(sharedTexts.back.exams) },
        entry: { to: '/courses', text: say(commonTexts.seeTheCourses) },
        resultPath: (resultId) => `/exams/results/${resultId}`,
      }}
    />
  );
}
