import type { RegisteredExam } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Badge, type Tone } from '@pathshala/web-kit/parts/badge';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Card } from '@pathshala/web-kit/parts/card';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNamed } from '../../questions/use-named.ts';
import { sharedTexts } from '../../texts.ts';
import styles from './exam-card.module.css';
import { texts } from './texts.ts';

const tones: Readonly<Record<RegisteredExam['state'], Tone>> = {
  upcoming: 'neutral',
  open: 'good',
  'in-progress': 'attention',
  submitted: 'neutral',
  over: 'neutral',
};

/** One exam of the list with its window, its state and a link to it. */
export function ExamCard({ exam }: { readonly exam: RegisteredExam }): ReactNode {
  const say = useText();
  const format = useFormat();
  const named = useNamed();
  const { title, timeLimit, totalMarks, opensAt, closesAt, state } = exam;
  return (
    <Card as="li" className={styles['card'] ?? ''}>
      <Badge tone={tones[state]}>{say(texts.state[state])}</Badge>
      <h2 className={styles['title']}>{named(title)}</h2>
      <Facts
        facts={[
          [
            say(commonTexts.timeLimit),
            timeLimit > 0 ? say(sharedTexts.factMinutes, { n: timeLimit }) : say(sharedTexts.factUntilClose),
          ],
          [say(commonTexts.totalMarks), format.number(totalMarks)],
        ]}
      />
      <p className={styles['window']}>
        {say(commonTexts.fromTo, { from: format.dateTime(opensAt), to: format.dateTime(closesAt) })}{' '}
        <span className={styles['zone']}>({say(sharedTexts.factZone)})</span>
      </p>
      <WayOn exam={exam} />
    </Card>
  );
}

function WayOn({ exam }: { readonly exam: RegisteredExam }): ReactNode {
  const say = useText();
  const named = useNamed();
  const { examId, state, resultId, title } = exam;
  const [to, text] =
    resultId === null
      ? [`/exams/campaign/${examId}`, say(state === 'in-progress' ? commonTexts.continueTheExam : texts.view)]
      : [`/exams/results/${resultId}`, say(commonTexts.seeTheResult)];
  const isNow = state === 'open' || state === 'in-progress';
  return (
    <LinkButton to={to} kind={isNow ? 'primary' : 'secondary'} isWide>
      {text}
      <span className="visually-hidden">: {named(title)}</span>
    </LinkButton>
  );
}
