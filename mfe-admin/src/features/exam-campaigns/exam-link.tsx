import { useBilingual } from '@pathshala/web-kit/bilingual';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { ListedExamCampaign } from './listed-exam-campaign.ts';
import { texts } from './texts.ts';

/** Links to the exam form, or to the paper once the campaign has begun. */
export function ExamLink({ campaign }: { readonly campaign: ListedExamCampaign }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { _id, exam, phase, title } = campaign;
  const hasQuestions = exam.subjects.some(({ questionCount }) => questionCount > 0);
  const fixedOrNot = phase === 'upcoming' ? texts.editExam : texts.seePaper;
  return (
    <Link to={`/campaigns/${_id}/add-exam`}>
      {translate(hasQuestions ? fixedOrNot : texts.addExam)}
      <VisuallyHidden> {inLanguage(title)}</VisuallyHidden>
    </Link>
  );
}
