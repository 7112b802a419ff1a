import { useParams } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { SitExam } from './sit-exam.tsx';

/** /exams/campaign/:examid (EXM-14, CMP-05). */
export function CampaignExamPage(): ReactNode {
  const say = useTexts();
  const { examid: examId = '' } = useParams();
  return (
    <SitExam
      key={examId}
      exam={{
        examKind: 'campaign',
        examId,
        isRanked: true,
        back: { to: '/exams', text: say('back.exams') },
        entry: { to: `/campaigns/exam/${examId}`, text: say('go.register') },
        resultPath: (resultId) => `/exams/results/${resultId}`,
      }}
    />
  );
}
