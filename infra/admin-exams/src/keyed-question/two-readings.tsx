import { Radio } from '@mantine/core';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useId } from 'react';
import { KeyedOption } from './keyed-option.tsx';
import styles from './two-readings.module.css';

const texts = {
  choice: { en: 'Which reading is right?', bn: 'কোনটি ঠিক?' },
  bijoy: { en: 'Read as Bijoy', bn: 'বিজয় ধরে পড়লে' },
  typed: { en: 'As typed', bn: 'যেমন লেখা আছে' },
};

/** The texts of a question; rich text. */
export interface Reading {
  readonly question: string;
  readonly options: readonly { readonly text: string; readonly isCorrect: boolean }[];
}

export interface TwoReadingsProps {
  readonly bijoy: Reading;
  readonly typed: Reading;
  readonly isBijoy: boolean;
  readonly onChoose: (isBijoy: boolean) => void;
}

/** A question that may be typed in Bijoy, in both readings side by side, with the choice between them. */
export function TwoReadings({ bijoy, typed, isBijoy, onChoose }: TwoReadingsProps): ReactNode {
  const translate = useText();
  const name = useId();
  const readings = [
    { label: texts.bijoy, reading: bijoy, isChosen: isBijoy, value: true },
    { label: texts.typed, reading: typed, isChosen: !isBijoy, value: false },
  ];
  return (
    <fieldset className={styles['readings']}>
      <legend className={styles['legend']}>{translate(texts.choice)}</legend>
      {readings.map(({ label, reading, isChosen, value }) => (
        <div key={label.en} className={styles['reading']} data-chosen={isChosen}>
          <Radio name={name} label={translate(label)} checked={isChosen} onChange={() => onChoose(value)} />
          <RichText html={reading.question} isWhole />
          <ul className={styles['options']}>
            {reading.options.map(({ text, isCorrect }, index) => (
              // Options have no id before they are stored, and their order does not change here.
              <li key={`${index}`}>
                <KeyedOption index={index} text={text} isCorrect={isCorrect} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </fieldset>
  );
}
