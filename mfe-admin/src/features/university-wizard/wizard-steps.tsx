import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { type Step, steps } from './draft/location-of.ts';
import styles from './wizard.module.css';

export interface WizardStepsProps {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

/** The steps, with the current one marked; each is a button. */
export function WizardSteps({ step, onStep }: WizardStepsProps): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const current = steps.indexOf(step);
  return (
    <ol className={styles['steps']} aria-label={translate('wizard.steps')}>
      {steps.map((one, index) => (
        <li key={one}>
          <button
            type="button"
            className={styles['step']}
            data-done={index < current}
            aria-current={one === step ? 'step' : undefined}
            onClick={() => onStep(one)}
          >
            {format.number(index + 1)}. {translate(`step.${one}`)}
          </button>
        </li>
      ))}
    </ol>
  );
}
