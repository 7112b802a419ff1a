import { useLanguage } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { optionLetter } from './option-letter.ts';
import styles from './option-row.module.css';
import { PaperText } from './paper-text.tsx';

interface OptionRowsProps {
  /** For screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The options of a question. */
export function OptionRows({ label, children }: OptionRowsProps): ReactNode {
  return (
    <fieldset className={styles['options']}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  );
}

interface OptionRowProps {
  readonly questionId: string;
  readonly option: { readonly _id: string; readonly text: string };
  /** The index, from 0, which gives the letter. */
  readonly index: number;
  /** Several options can be chosen. */
  readonly isSeveral: boolean;
  readonly isChosen: boolean;
  /** Says, with the key, whether the option is right, chosen and wrong, or neither. */
  readonly state?: 'correct' | 'wrong' | 'other' | undefined;
  readonly onChoose: () => void;
  /** Behind the text. */
  readonly children?: ReactNode;
}

/** A full-width row with its letter; a radio button or check box underneath, so that keys and readers work as everywhere. */
export function OptionRow(props: OptionRowProps): ReactNode {
  const { questionId, option, index, isSeveral, isChosen, state, onChoose, children } = props;
  const language = useLanguage();
  return (
    <label className={styles['row']} data-checked={isChosen} data-state={state}>
      <input
        type={isSeveral ? 'checkbox' : 'radio'}
        name={questionId}
        value={option._id}
        checked={isChosen}
        // The button is not `disabled`: it keeps the focus, so that Enter goes on to the next question.
        aria-disabled={state === undefined ? undefined : true}
        onChange={onChoose}
      />
      <span className={styles['letter']}>{optionLetter(language, index)}</span>
      <PaperText text={option.text} isInline className={styles['text'] ?? ''} />
      {children}
      <span className={styles['ring']} aria-hidden="true" />
    </label>
  );
}
