import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useParticipant } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { sharedTexts } from '../texts.ts';
import { SitExam } from './sit-exam.tsx';
import { texts } from './texts.ts';

/** /exams/campaign/:examid (EXM-14, CMP-05). */
export function CampaignExamPage(): ReactNode {
  const say = useText();
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
          ? { to: campaign, text: say(texts.campaign) }
          : { to: '/exams', text: say(sharedTexts.back.exams) },
        entry: { to: campaign, text: say(texts.goRegister) },
        resultPath: (resultId) => `/exams/results/${resultId}`,
      }}
    />
  );
}
