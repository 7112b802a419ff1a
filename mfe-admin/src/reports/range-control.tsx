import { TextInput } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { presets } from './report-range.ts';
import styles from './reports.module.css';
import { texts } from './texts.ts';
import type { ChosenRange } from './use-report-range.ts';

/** Chooses the days of a report: a preset, or the first and the last one. */
export function RangeControl({ chosen }: { readonly chosen: ChosenRange }): ReactNode {
  const translate = useText();
  return (
    <fieldset className={styles['range']} data-print="no">
      <legend className="visually-hidden">{translate(texts.presets)}</legend>
      <div className={styles['presets']}>
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            className={styles['preset']}
            aria-pressed={chosen.preset === preset}
            onClick={() => chosen.choosePreset(preset)}
          >
            {translate(texts[preset])}
          </button>
        ))}
      </div>
      <DayInput end="from" chosen={chosen} />
      <DayInput end="to" chosen={chosen} />
      <p className={styles['zone']}>{translate(texts.zone)}</p>
    </fieldset>
  );
}

interface DayInputProps {
  readonly end: 'from' | 'to';
  readonly chosen: ChosenRange;
}

function DayInput({ end, chosen: { range, problem, chooseDays } }: DayInputProps): ReactNode {
  const translate = useText();
  return (
    <TextInput
      type="date"
      className={styles['day'] ?? ''}
      label={translate(texts[end])}
      value={range[end]}
      error={problem?.end === end && translate(texts[problem.kind])}
      onChange={(event) => chooseDays({ [end]: event.currentTarget.value })}
    />
  );
}
