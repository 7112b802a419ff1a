import { KeyedOption } from '@pathshala/admin-exams/keyed-question/keyed-option';
import type { PaperKey, StudentPaper } from '@pathshala/svc-exams-contract/http';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './question-reports.module.css';
import { texts } from './texts.ts';

interface ReportedQuestionProps {
  /** null: the paper cannot be read. */
  readonly question: Pick<StudentPaper['subjects'][number]['mcqs'][number], 'question' | 'options'> | null;
  /** null: the key is not there yet, or may not be read. */
  readonly solution: PaperKey['questions'][number] | null;
}

/** The question with its options, key and explanation. */
export function ReportedQuestion({ question, solution }: ReportedQuestionProps): ReactNode {
  const translate = useText();
  if (question === null) return <p>{translate(texts.gone)}</p>;
  const { correct = [], explanation = '', isVoid = false } = solution ?? {};
  return (
    <>
      {isVoid && (
        <Notice>
          <p>{translate(texts.isVoid)}</p>
        </Notice>
      )}
      <RichText html={question.question} />
      <ul className={styles['options']}>
        {question.options.map(({ _id, text }, index) => (
          <li key={_id}>
            <KeyedOption index={index} text={text} isCorrect={correct.includes(_id)} />
          </li>
        ))}
      </ul>
      {explanation.trim() !== '' && (
        <>
          <h3>{translate(texts.explanation)}</h3>
          <RichText html={explanation} />
        </>
      )}
    </>
  );
}
