import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import type { ReactNode } from 'react';
import { useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

const choices = ['all', 'wrong', 'blank', 'correct'] as const;
export type Shown = (typeof choices)[number];

interface AnswerFilterProps {
  readonly shown: Shown;
  readonly counts: Readonly<Record<Shown, number>>;
  readonly onChange: (shown: Shown) => void;
}

export function AnswerFilter({ shown, counts, onChange }: AnswerFilterProps): ReactNode {
  const say = useText();
  return (
    <ChoiceBar
      label={say(texts.showing)}
      choices={choices.map((value) => ({ value, text: say(texts.filter[value], { n: counts[value] }) }))}
      value={shown}
      onChange={onChange}
    />
  );
}
