import { useParams } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { TakeExam } from '../features/take-exam/take-exam.tsx';
import { useTexts } from '../texts.ts';
import { useResultPageAhead } from './use-result-page-ahead.ts';

/** /exams/campaign/:examid (EXM-14, CMP-05). */
export function CampaignExamPage(): ReactNode {
  const say = useTexts();
  useResultPageAhead();
  const { examid: examId = '' } = useParams();
  return (
    <TakeExam
      key={examId}
      exam={{
        examKind: 'campaign',
        examId,
        back: { to: '/exams', text: say('back.exams') },
        entry: { to: `/campaigns/exam/${examId}`, text: say('go.register') },
        resultPath: (resultId) => `/exams/results/${resultId}`,
      }}
    />
  );
}
