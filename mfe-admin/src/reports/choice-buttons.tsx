import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './reports.module.css';

interface ChoiceButtonsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly ({ readonly value: Value } & (
    | { readonly text: string }
    | { readonly number: number }
  ))[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A few choices beside each other, of which one is chosen. */
export function ChoiceButtons<Value extends string>(props: ChoiceButtonsProps<Value>): ReactNode {
  const { label, options, chosen, onChoose } = props;
  const { number } = useFormat();
  return (
    <fieldset className={styles['choice']} data-print="no">
      <legend>{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles['preset']}
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
        >
          {'text' in option ? option.text : number(option.number)}
        </button>
      ))}
    </fieldset>
  );
}
