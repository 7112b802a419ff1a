import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { ExamFindings } from '@pathshala/svc-exams-contract/exam-findings';
import { Button } from '@pathshala/web-kit/parts/button';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useId } from 'react';
import type { AnalysedQuestion } from './analysis-values.ts';
import styles from './exam-analysis.module.css';
import { Findings } from './findings.tsx';
import { QuestionOpener } from './question-opener.tsx';
import { texts } from './texts.ts';
import { useFindings, useReview } from './use-findings.ts';

interface DoubtfulQuestionsProps {
  readonly examId: string;
  readonly questions: readonly AnalysedQuestion[];
  readonly onOpen: (questionId: string) => void;
}

/** Shows the findings after the end of the exam that nobody has reviewed yet; renders nothing if there are none. */
export function DoubtfulQuestions({ examId, questions, onOpen }: DoubtfulQuestionsProps): ReactNode {
  const translate = useText();
  const { dateTime } = useFormat();
  const titleId = useId();
  const { data, error } = useFindings(examId);
  if (error) return <p role="alert">{error.message}</p>;
  if (!data?.madeAt || data.questions.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{translate(texts.doubtful)}</h2>
      <p className={styles['lead']}>{translate(texts.doubtfulLead, { time: dateTime(data.madeAt) })}</p>
      <ul className={styles['doubtful']}>
        {data.questions.map((found) => {
          const question = questions.find(({ questionId }) => questionId === found.questionId);
          return (
            question && (
              <li key={found.questionId}>
                <QuestionOpener question={question} onOpen={onOpen} />
                <Findings findings={found.findings} />
                <Review findings={data} found={found} number={question.number} />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

interface ReviewProps {
  readonly findings: ExamFindings;
  readonly found: ExamFindings['questions'][number];
  readonly number: number;
}

function Review({ findings, found: { questionId, review: given }, number }: ReviewProps): ReactNode {
  const translate = useText();
  const { dateTime } = useFormat();
  const may = useMayDo();
  const { review, isPending } = useReview(findings);
  const isAllowed = may(permissions.questions) || may(permissions.marking);
  const send = (isKeyRight: boolean) => void review({ questionId, number, isKeyRight });
  if (given === null) {
    return (
      isAllowed && (
        <Button disabled={isPending} onClick={() => send(true)}>
          {translate(texts.keyIsRight)}
        </Button>
      )
    );
  }
  const values = { time: dateTime(given.at) };
  return (
    <div className={styles['review']}>
      <p>
        {given.by === null
          ? translate(texts.reviewed, values)
          : translate(texts.reviewedBy, { ...values, name: given.by })}
      </p>
      {isAllowed && (
        <Button disabled={isPending} onClick={() => send(false)}>
          {translate(texts.takeBack)}
        </Button>
      )}
    </div>
  );
}
