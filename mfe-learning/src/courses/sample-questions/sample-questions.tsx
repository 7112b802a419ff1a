import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { SampleQuestion as Question } from '../course-types.ts';
import { texts } from '../texts.ts';
import { useNear } from '../use-near.ts';
import { SampleQuestion } from './sample-question.tsx';
import styles from './sample-questions.module.css';

interface SampleQuestionsProps {
  readonly questions: readonly Question[];
}

/** Questions of the course that a visitor answers on its page. */
export function SampleQuestions({ questions }: SampleQuestionsProps): ReactNode {
  const translate = useText();
  if (questions.length === 0) return null;
  return (
    <section>
      <h2>{translate(questions.length === 3 ? texts.samples : texts.fewSamples)}</h2>
      <p className={styles['lead']}>{translate(texts.samplesLead)}</p>
      <QuestionList questions={questions} />
    </section>
  );
}

/** Maths is heavy, so the questions wait until they are near. */
function QuestionList({ questions }: SampleQuestionsProps): ReactNode {
  const { ref, isNear } = useNear<HTMLOListElement>();
  return (
    <ol ref={ref} className={styles['questions']}>
      {isNear &&
        questions.map((question, index) => (
          <SampleQuestion key={question._id} question={question} number={index + 1} />
        ))}
    </ol>
  );
}
