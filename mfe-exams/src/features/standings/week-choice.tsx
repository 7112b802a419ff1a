import { Field } from '@pathshala/web-kit/parts/field';
import { Select } from '@pathshala/web-kit/parts/text-input';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

export interface WeekChoiceProps {
  /** Their Saturdays, the running one first. */
  readonly weeks: readonly string[];
  /** null: the running one. */
  readonly chosen: string | null;
  readonly onChoose: (week: string) => void;
}

export function WeekChoice({ weeks, chosen, onChoose }: WeekChoiceProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const nameOf = (week: string, index: number): string => {
    const name = [texts.thisWeek, texts.lastWeek][index] ?? texts.fromDay;
    return translate(name, { day: format.shortDate(`${week}T06:00Z`) });
  };
  return (
    <Field label={translate(texts.week)}>
      <Select value={chosen ?? weeks[0] ?? ''} onChange={({ target }) => onChoose(target.value)}>
        {weeks.map((week, index) => (
          <option key={week} value={week}>
            {nameOf(week, index)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
