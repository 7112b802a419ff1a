import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import styles from './author-exam-link.module.css';
import type { ExamCampaign } from './campaign-types.ts';
import { texts } from './texts.ts';

/** Link to the exam form, for administrators only. */
export function AuthorExamLink({ campaign }: { readonly campaign: ExamCampaign }): ReactNode {
  const translate = useText();
  if (useUser()?.role !== 'admin') return null;
  return (
    <LinkButton isWide className={styles['link']} to={`/campaigns/${campaign._id}/add-exam`}>
      {translate(textFor(campaign))}
    </LinkButton>
  );
}

function textFor({ phase, exam }: ExamCampaign) {
  const hasQuestions = exam.subjects.some(({ questionCount }) => questionCount > 0);
  if (!hasQuestions) return texts.authorAddExam;
  return phase === 'upcoming' ? texts.authorEditExam : texts.authorSeePaper;
}
