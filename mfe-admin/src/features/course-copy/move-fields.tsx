import { NumberInput, TextInput } from '@mantine/core';
import { addDays, daysBetween } from '@pathshala/rules/calendar-days';
import { maxMovedDays } from '@pathshala/rules/moved-dates';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './course-copy.module.css';
import { texts } from './texts.ts';

interface MoveFieldsProps {
  /** The first day now; null: the course has no date. */
  readonly startsOn: string | null;
  readonly days: number;
  readonly onDays: (days: number) => void;
}

export const isNearEnough = (days: number): boolean => Math.abs(days) <= maxMovedDays;

/** Two ways to say one thing: the first day of the copy, or by how many days all dates move. */
export function MoveFields({ startsOn, days, onDays }: MoveFieldsProps): ReactNode {
  const translate = useText();
  const { date, number } = useFormat();
  if (startsOn === null) return <p>{translate(texts.noStart)}</p>;
  const error = isNearEnough(days) ? undefined : translate(texts.tooFar, { days: number(maxMovedDays) });
  return (
    <div className={styles['move']}>
      <TextInput
        type="date"
        label={translate(texts.startsOn)}
        description={translate(texts.startsOnNow, { day: date(startsOn) })}
        value={isNearEnough(days) ? addDays(startsOn, days) : ''}
        onChange={({ currentTarget: { value } }) => {
          if (value !== '') onDays(daysBetween(startsOn, value));
        }}
      />
      <NumberInput
        label={translate(texts.days)}
        description={translate(texts.daysHelp)}
        allowDecimal={false}
        value={days}
        error={error}
        onChange={(value) => onDays(Number(value) || 0)}
      />
    </div>
  );
}
