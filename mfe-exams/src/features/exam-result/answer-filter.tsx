import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';

const choices = ['all', 'wrong', 'blank', 'correct'] as const;
export type Shown = (typeof choices)[number];

interface AnswerFilterProps {
  readonly shown: Shown;
  readonly counts: Readonly<Record<Shown, number>>;
  readonly onChange: (shown: Shown) => void;
}

export function AnswerFilter({ shown, counts, onChange }: AnswerFilterProps): ReactNode {
  const say = useTexts();
  return (
    <ChoiceBar
      label={say('result.showing')}
      choices={choices.map((value) => ({ value, text: say(`filter.${value}`, { n: counts[value] }) }))}
      value={shown}
      onChange={onChange}
    />
  );
}
