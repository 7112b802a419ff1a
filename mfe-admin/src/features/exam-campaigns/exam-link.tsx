import { useBilingual } from '@pathshala/web-kit/bilingual';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { Link } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import type { ListedExamCampaign } from './listed-exam-campaign.ts';

/** Links to the exam form, or to the paper once the campaign has begun. */
export function ExamLink({ campaign }: { readonly campaign: ListedExamCampaign }): ReactNode {
  const translate = useTexts();
  const inLanguage = useBilingual();
  const { _id, exam, phase, title } = campaign;
  const hasQuestions = exam.subjects.some(({ questionCount }) => questionCount > 0);
  const fixedOrNot = phase === 'upcoming' ? 'examCampaigns.editExam' : 'examCampaigns.seePaper';
  return (
    <Link to={`/campaigns/${_id}/add-exam`}>
      {translate(hasQuestions ? fixedOrNot : 'examCampaigns.addExam')}
      <VisuallyHidden> {inLanguage(title)}</VisuallyHidden>
    </Link>
  );
}
