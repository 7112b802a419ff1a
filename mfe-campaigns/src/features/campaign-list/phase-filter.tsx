import { commonTexts } from '@pathshala/web-kit/common-texts';
import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import type { ReactNode } from 'react';
import { useText } from '@pathshala/web-kit/texts';
import { texts as campaignsTexts } from '../../campaigns/texts.ts';

export const phases = ['running', 'upcoming', 'past'] as const;
type Phase = (typeof phases)[number];

interface PhaseFilterProps {
  readonly phase: Phase | undefined;
  readonly onChange: (phase: Phase | undefined) => void;
}

/** All, running, upcoming or past. */
export function PhaseFilter({ phase, onChange }: PhaseFilterProps): ReactNode {
  const translate = useText();
  return (
    <ChoiceBar
      label={translate(commonTexts.when)}
      choices={[
        { value: 'all', text: translate(commonTexts.all) },
        ...phases.map((value) => ({ value, text: translate(campaignsTexts.phase[value]) })),
      ]}
      value={phase ?? 'all'}
      onChange={(value) => onChange(value === 'all' ? undefined : value)}
    />
  );
}
