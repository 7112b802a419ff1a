import { useParams } from '@pathshala/web-kit/router';
import { useParticipant } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { SitExam } from './sit-exam.tsx';

/** /exams/campaign/:examid (EXM-14, CMP-05). */
export function CampaignExamPage(): ReactNode {
  const say = useTexts();
  const { examid: examId = '' } = useParams();
  const campaign = `/campaigns/exam/${examId}`;
  const isParticipant = useParticipant() !== null;
  return (
    <SitExam
      key={examId}
      exam={{
        examKind: 'campaign',
        examId,
        isRanked: true,
        back: isParticipant
          ? { to: campaign, text: say('back.campaign') }
          : { to: '/exams', text: say('back.exams') },
        entry: { to: campaign, text: say('go.register') },
        resultPath: (resultId) => `/exams/results/${resultId}`,
      }}
    />
  );
}
