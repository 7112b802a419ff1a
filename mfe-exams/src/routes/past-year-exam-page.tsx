import { useParams, useSearchParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { NoExamData } from '../questions/no-exam-data.tsx';
import { sharedTexts } from '../texts.ts';
import { SitExam } from './sit-exam.tsx';

/** …/units/years/mcq-exam?yearId=&unitId=: a past year's paper (EXM-06). */
export function PastYearExamPage(): ReactNode {
  const say = useText();
  const { coursecode = '' } = useParams();
  const [search] = useSearchParams();
  const course = `/courses/admission/${encodeURIComponent(coursecode)}`;
  const examId = search.get('yearId') ?? '';
  const back = { to: `${course}/units`, text: say(sharedTexts.back.units) };
  if (examId === '') return <NoExamData back={back} />;
  return (
    <SitExam
      key={examId}
      exam={{
        examKind: 'past-year',
        examId,
        back,
        entry: { to: course, text: say(sharedTexts.goCourse) },
        resultPath: (resultId) => `/exams/results/${resultId}?course=${encodeURIComponent(coursecode)}`,
      }}
    />
  );
}
