import { useParams, useSearchParams } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { TakeExam } from '../features/take-exam/take-exam.tsx';
import { NoExamData } from '../questions/no-exam-data.tsx';
import { useTexts } from '../texts.ts';
import { useResultPageAhead } from './use-result-page-ahead.ts';

/** …/units/years/mcq-exam?yearId=&unitId=: a past year's paper (EXM-06). */
export function PastYearExamPage(): ReactNode {
  const say = useTexts();
  useResultPageAhead();
  const { coursecode = '' } = useParams();
  const [search] = useSearchParams();
  const course = `/courses/admission/${encodeURIComponent(coursecode)}`;
  const examId = search.get('yearId') ?? '';
  const back = { to: `${course}/units`, text: say('back.units') };
  if (examId === '') return <NoExamData back={back} />;
  return (
    <TakeExam
      key={examId}
      exam={{
        examKind: 'past-year',
        examId,
        back,
        entry: { to: course, text: say('go.course') },
        resultPath: (resultId) => `/exams/results/${resultId}?course=${encodeURIComponent(coursecode)}`,
      }}
    />
  );
}
