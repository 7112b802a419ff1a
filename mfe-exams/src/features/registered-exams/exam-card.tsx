import type { RegisteredExam } from '@pathshala/svc-exams-contract/http';
import { Badge, type Tone } from '@pathshala/web-kit/parts/badge';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Card } from '@pathshala/web-kit/parts/card';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNamed } from '../../questions/use-named.ts';
import { useTexts } from '../../texts.ts';
import styles from './exam-card.module.css';

const tones: Readonly<Record<RegisteredExam['state'], Tone>> = {
  upcoming: 'neutral',
  open: 'good',
  'in-progress': 'attention',
  submitted: 'neutral',
  over: 'neutral',
};

/** One exam of the list with its window, its state and a link to it. */
export function ExamCard({ exam }: { readonly exam: RegisteredExam }): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const named = useNamed();
  const { title, timeLimit, totalMarks, opensAt, closesAt, state } = exam;
  return (
    <Card as="li" className={styles['card'] ?? ''}>
      <Badge tone={tones[state]}>{say(`state.${state}`)}</Badge>
      <h2 className={styles['title']}>{named(title)}</h2>
      <Facts
        facts={[
          [say('fact.time'), timeLimit > 0 ? say('fact.minutes', { n: timeLimit }) : say('fact.untilClose')],
          [say('fact.marks'), format.number(totalMarks)],
        ]}
      />
      <p className={styles['window']}>
        {say('fact.from', { from: format.dateTime(opensAt), to: format.dateTime(closesAt) })}{' '}
        <span className={styles['zone']}>({say('fact.zone')})</span>
      </p>
      <WayOn exam={exam} />
    </Card>
  );
}

function WayOn({ exam }: { readonly exam: RegisteredExam }): ReactNode {
  const say = useTexts();
  const named = useNamed();
  const { examId, state, resultId, title } = exam;
  const [to, text] =
    resultId === null
      ? [`/exams/campaign/${examId}`, say(state === 'in-progress' ? 'list.goOn' : 'list.view')]
      : [`/exams/results/${resultId}`, say('list.result')];
  const isNow = state === 'open' || state === 'in-progress';
  return (
    <LinkButton to={to} kind={isNow ? 'primary' : 'secondary'} isWide>
      {text}
      <span className="visually-hidden">: {named(title)}</span>
    </LinkButton>
  );
}
