import { useFormat, useLanguage, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { KeyedQuestion } from '../../questions/keyed-question.ts';
import { optionLetter } from '../../questions/option-letter.ts';
import { PaperText } from '../../questions/paper-text.tsx';
import { texts } from './texts.ts';
import styles from './tried-question.module.css';

interface TriedQuestionProps {
  readonly number: number;
  readonly question: KeyedQuestion;
  readonly onChoose: (optionId: string) => void;
}

/** A question without its key: the options are buttons. */
export function TriedQuestion({ number, question, onChoose }: TriedQuestionProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <article className={styles['question']}>
      <h3>{format.number(number)}</h3>
      <PaperText text={question.question} />
      <fieldset className={styles['options']}>
        <legend className="visually-hidden">{translate(texts.choose, { n: number })}</legend>
        {question.options.map(({ _id, text }, index) => (
          <button key={_id} type="button" className={styles['option']} onClick={() => onChoose(_id)}>
            <span className={styles['letter']}>{optionLetter(language, index)}</span>
            <PaperText text={text} isInline />
          </button>
        ))}
      </fieldset>
    </article>
  );
}
