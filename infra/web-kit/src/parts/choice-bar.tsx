import { type ReactNode, useId } from 'react';
import styles from './choice-bar.module.css';

export interface ChoiceBarProps<Value extends string> {
  /** The name for screen readers. */
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few views of the same list: radio buttons that look like a bar. Not printed. */
export function ChoiceBar<Value extends string>(props: ChoiceBarProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles['bar']} data-print="no">
      <legend className="visually-hidden">{props.label}</legend>
      {props.choices.map(({ value, text }) => (
        <label key={value} className={styles['choice']}>
          <input
            type="radio"
            name={name}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
