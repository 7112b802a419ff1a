import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import styles from './author-exam-link.module.css';
import type { ExamCampaign } from './campaign-types.ts';

/** Link to the exam form, for administrators only. */
export function AuthorExamLink({ campaign }: { readonly campaign: ExamCampaign }): ReactNode {
  const translate = useTexts();
  if (useUser()?.role !== 'admin') return null;
  return (
    <LinkButton isWide className={styles['link']} to={`/campaigns/${campaign._id}/add-exam`}>
      {translate(textFor(campaign))}
    </LinkButton>
  );
}

function textFor({ phase, exam }: ExamCampaign) {
  const hasQuestions = exam.subjects.some(({ questionCount }) => questionCount > 0);
  if (!hasQuestions) return 'author.addExam';
  return phase === 'upcoming' ? 'author.editExam' : 'author.seePaper';
}
