import type { ExamForStudent } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Badge, type Tone } from '@pathshala/web-kit/parts/badge';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Card } from '@pathshala/web-kit/parts/card';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNamed } from '../../questions/use-named.ts';
import { sharedTexts } from '../../texts.ts';
import { courseExamPath } from './course-exam-path.ts';
import styles from './exam-card.module.css';
import { texts } from './texts.ts';

const tones: Readonly<Record<ExamForStudent['state'], Tone>> = {
  upcoming: 'neutral',
  open: 'good',
  'in-progress': 'attention',
  submitted: 'neutral',
};

/** One exam of a course with its state, the last score and one action. */
export function CourseExamCard({ exam }: { readonly exam: ExamForStudent }): ReactNode {
  const text = useText();
  const format = useFormat();
  const named = useNamed();
  const { title, type, state, timeLimit, totalMarks, courseName, parentTitle, startingDate } = exam;
  const place = [courseName, ...(parentTitle === courseName ? [] : [parentTitle])].map(named).join(' · ');
  return (
    <Card as="li" className={styles['card'] ?? ''}>
      <Badge tone={tones[state]}>{text(texts.state[state])}</Badge>
      <h3 className={styles['title']}>{named(title)}</h3>
      <p className={styles['zone']}>{place}</p>
      <Facts
        facts={[
          [
            text(commonTexts.timeLimit),
            timeLimit > 0 ? text(sharedTexts.factMinutes, { n: timeLimit }) : '–',
          ],
          [
            text(commonTexts.totalMarks),
            `${format.number(totalMarks)} · ${text(type === 'Written' ? commonTexts.written : commonTexts.mcq)}`,
          ],
        ]}
      />
      <p className={styles['window']}>
        {state === 'upcoming' ? (
          text(texts.opens, { time: format.dateTime(startingDate) })
        ) : (
          <LastScore exam={exam} />
        )}
      </p>
      <Action exam={exam} />
    </Card>
  );
}

function LastScore({ exam: { lastResult } }: { readonly exam: ExamForStudent }): string {
  const text = useText();
  if (lastResult === null) return '';
  const { score, totalMarks: total } = lastResult;
  return score === null ? text(texts.awaits) : text(texts.lastScore, { score, total });
}

function Action({ exam }: { readonly exam: ExamForStudent }): ReactNode {
  const text = useText();
  const named = useNamed();
  const { state, lastResultId, title } = exam;
  const isDone = state === 'submitted' && lastResultId !== null;
  const to = isDone ? `/exams/results/${lastResultId}` : courseExamPath(exam);
  const wording = isDone
    ? commonTexts.seeTheResult
    : state === 'in-progress'
      ? commonTexts.continueBegun
      : texts.start;
  return (
    <LinkButton to={to} kind={state === 'in-progress' ? 'primary' : 'secondary'} isWide>
      {text(wording)}
      <span className="visually-hidden">: {named(title)}</span>
    </LinkButton>
  );
}
