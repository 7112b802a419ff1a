import { isBlankFragment } from '@pathshala/rules/question-rules';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { KeyedOption } from './keyed-option.tsx';
import styles from './keyed-question.module.css';

const texts = {
  points: { en: '{n} points', bn: '{n} নম্বর' },
  onePoint: { en: '{n} point', bn: '{n} নম্বর' },
  noKey: { en: 'No option is marked as correct.', bn: 'কোনো উত্তর সঠিক বলে চিহ্নিত নেই।' },
};

export interface KeyedQuestionProps {
  readonly question: {
    readonly question: string;
    readonly options: readonly { readonly text: string; readonly isCorrect: boolean }[];
    readonly explanation: string;
    readonly points: number;
  };
  /** The part of the head beside the points: the question's number, or marks of where it comes from. */
  readonly head: ReactNode;
  /** The consequence of a question without a correct option, if it is known. */
  readonly noKey?: string;
}

/** A question as students see it, with its key and explanation. */
export function KeyedQuestion({ question: shown, head, noKey }: KeyedQuestionProps): ReactNode {
  const translate = useText();
  const { question, options, explanation, points } = shown;
  return (
    <div className={styles['question']}>
      <p className={styles['head']}>
        <strong>{head}</strong>
        <span>{translate(points === 1 ? texts.onePoint : texts.points, { n: points })}</span>
      </p>
      <RichText html={question} />
      <ul className={styles['options']}>
        {options.map(({ text, isCorrect }, index) => (
          // Options have no id before they are stored, and their order does not change here.
          <li key={`${index}`} data-correct={isCorrect}>
            <KeyedOption index={index} text={text} isCorrect={isCorrect} />
          </li>
        ))}
      </ul>
      {options.some(({ isCorrect }) => isCorrect) || (
        <p className={styles['noKey']}>{noKey ?? translate(texts.noKey)}</p>
      )}
      {!isBlankFragment(explanation) && (
        <details className={styles['explanation']}>
          <summary>{translate(commonTexts.explanation)}</summary>
          <RichText html={explanation} />
        </details>
      )}
    </div>
  );
}

/** The head of a question that has a number only. */
export function QuestionNumber({ number }: { readonly number: number }): ReactNode {
  return useText()(commonTexts.questionN, { n: number });
}
