import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';

export const phases = ['running', 'upcoming', 'past'] as const;
type Phase = (typeof phases)[number];

interface PhaseFilterProps {
  readonly phase: Phase | undefined;
  readonly onChange: (phase: Phase | undefined) => void;
}

/** All, running, upcoming or past. */
export function PhaseFilter({ phase, onChange }: PhaseFilterProps): ReactNode {
  const translate = useTexts();
  return (
    <ChoiceBar
      label={translate('filter.label')}
      choices={[
        { value: 'all', text: translate('filter.all') },
        ...phases.map((value) => ({ value, text: translate(`phase.${value}`) })),
      ]}
      value={phase ?? 'all'}
      onChange={(value) => onChange(value === 'all' ? undefined : value)}
    />
  );
}
