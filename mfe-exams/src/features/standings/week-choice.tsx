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

const dayMs = 86_400_000;

export function WeekChoice({ weeks, chosen, onChoose }: WeekChoiceProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const rangeOf = (week: string): string => {
    const saturday = Date.parse(`${week}T06:00Z`);
    const [from, to] = [saturday, saturday + 6 * dayMs].map((day) => format.shortDate(day));
    return translate(texts.range, { from: from ?? '', to: to ?? '' });
  };
  const nameOf = (week: string, index: number): string => {
    const name = [texts.thisWeek, texts.lastWeek][index];
    return name === undefined ? rangeOf(week) : `${translate(name)} (${rangeOf(week)})`;
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
