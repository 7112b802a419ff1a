import { useFormErrors } from '@pathshala/admin-kit/forms/use-form-errors';
import { useStore } from '@pathshala/web-kit/store';
import { useFormat } from '@pathshala/web-kit/texts';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { checkDetails, checkHasUnit, checkUnits } from './draft/check-course.ts';
import { type CourseDraft, questionCountOf } from './draft/course-draft.ts';
import { type Step, stepOf, steps } from './draft/location-of.ts';
import { useSteps } from './use-steps.ts';
import { useWizard } from './wizard-context.ts';
import styles from './wizard.module.css';

function isComplete(step: Step, values: CourseDraft): boolean {
  if (step === 'university') return checkDetails(values).length === 0;
  if (step === 'units') return [...checkHasUnit(values), ...checkUnits(values)].length === 0;
  return values.units.some(({ years }) => years.some((year) => questionCountOf(year) > 0));
}

/** The steps: the current one is marked, and each shows whether it is complete or has errors. */
export function WizardSteps(): ReactNode {
  const translate = useTexts();
  const { location, methods } = useWizard();
  const current = useStore(location).step;
  const errors = useFormErrors();
  const { goTo } = useSteps();
  const values = methods.getValues();
  return (
    <ol className={styles['steps']} aria-label={translate('wizard.steps')}>
      {steps.map((step, index) => (
        <StepButton
          key={step}
          step={step}
          number={index + 1}
          isCurrent={step === current}
          isComplete={isComplete(step, values)}
          errorCount={Object.keys(errors).filter((path) => path !== 'root' && stepOf(path) === step).length}
          onOpen={goTo}
        />
      ))}
    </ol>
  );
}

interface StepButtonProps {
  readonly step: Step;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly isComplete: boolean;
  readonly errorCount: number;
  readonly onOpen: (step: Step) => void;
}

function StepButton({ step, number, isCurrent, isComplete, errorCount, onOpen }: StepButtonProps): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const isWrong = errorCount > 0;
  return (
    <li>
      <button
        type="button"
        className={styles['step']}
        data-state={isWrong ? 'wrong' : isComplete ? 'complete' : 'open'}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onOpen(step)}
      >
        <span className={styles['mark']} aria-hidden="true">
          {isWrong ? '!' : isComplete ? '✓' : format.number(number)}
        </span>
        <span className={styles['stepName']}>
          <VisuallyHidden>{format.number(number)}. </VisuallyHidden>
          {translate(`step.${step}`)}
          {isWrong && (
            <span className={styles['stepState']}>{translate('wizard.stepErrors', { n: errorCount })}</span>
          )}
          {!isWrong && isComplete && <VisuallyHidden> {translate('wizard.stepComplete')}</VisuallyHidden>}
        </span>
      </button>
    </li>
  );
}
