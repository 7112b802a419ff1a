import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { SampleQuestion as Question } from '../course-types.ts';
import { texts } from '../texts.ts';
import { useNear } from '../use-near.ts';
import { SampleQuestion } from './sample-question.tsx';
import styles from './sample-questions.module.css';

/** Questions of the course that a visitor answers on its page. Their maths is heavy, so they wait until they are near. */
export function SampleQuestions({ questions }: { readonly questions: readonly Question[] }): ReactNode {
  const translate = useText();
  const { ref, isNear } = useNear<HTMLOListElement>();
  if (questions.length === 0) return null;
  return (
    <section>
      <h2>{translate(questions.length === 3 ? texts.samples : texts.fewSamples)}</h2>
      <p className={styles['lead']}>{translate(texts.samplesLead)}</p>
      <ol ref={ref} className={styles['questions']}>
        {isNear &&
          questions.map((question, index) => (
            <SampleQuestion key={question._id} question={question} number={index + 1} />
          ))}
      </ol>
    </section>
  );
}
