import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useLanguage } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { optionLetter } from '../../../questions/option-letter.ts';
import type { Mcq } from '../model/paper-questions.ts';
import type { Choice } from '../model/sheet.ts';
import styles from './options.module.css';

export interface OptionsProps {
  readonly question: Mcq;
  /** For screen readers. */
  readonly label: string;
  readonly choice: Choice;
  readonly onChoose: (optionId: string) => void;
}

/** Full-width rows with their letter; radio buttons underneath, so that arrows and readers work as everywhere. */
export function Options({ question, label, choice, onChoose }: OptionsProps): ReactNode {
  const language = useLanguage();
  return (
    <fieldset className={styles['options']}>
      <legend className="visually-hidden">{label}</legend>
      {question.options.map(({ _id, text }, index) => (
        <label key={_id} className={styles['row']} data-checked={choice === _id}>
          <input
            type="radio"
            name={question._id}
            value={_id}
            checked={choice === _id}
            onChange={() => onChoose(_id)}
          />
          <span className={styles['letter']}>{optionLetter(language, index)}</span>
          <RichText html={text} isInline className={styles['text'] ?? ''} />
          <Tick />
          <span className={styles['ring']} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}

function Tick(): ReactNode {
  return (
    <svg className={styles['tick']} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="m4 10.5 4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
