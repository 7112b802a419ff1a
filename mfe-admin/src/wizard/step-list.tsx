import { useFormat, useText } from '@pathshala/web-kit/texts';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import type { ReactNode } from 'react';
import styles from './wizard.module.css';
import { texts } from './texts.ts';

interface WizardStep<Id extends string> {
  readonly id: Id;
  readonly text: string;
  readonly isComplete: boolean;
  readonly errorCount: number;
}

interface StepListProps<Id extends string> {
  readonly steps: readonly WizardStep<Id>[];
  readonly current: Id;
  readonly onOpen: (step: Id) => void;
}

/** The steps: the current one is marked, and each shows whether it is complete or has errors. */
export function StepList<Id extends string>({ steps, current, onOpen }: StepListProps<Id>): ReactNode {
  const translate = useText();
  return (
    <ol className={styles['steps']} aria-label={translate(texts.steps)}>
      {steps.map((step, index) => (
        <StepButton
          key={step.id}
          step={step}
          number={index + 1}
          isCurrent={step.id === current}
          onOpen={() => onOpen(step.id)}
        />
      ))}
    </ol>
  );
}

interface StepButtonProps {
  readonly step: WizardStep<string>;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

function StepButton({ step, number, isCurrent, onOpen }: StepButtonProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { text, isComplete, errorCount } = step;
  const isWrong = errorCount > 0;
  return (
    <li>
      <button
        type="button"
        className={styles['step']}
        data-state={isWrong ? 'wrong' : isComplete ? 'complete' : 'open'}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onOpen}
      >
        <span className={styles['mark']} aria-hidden="true">
          {isWrong ? '!' : isComplete ? '✓' : format.number(number)}
        </span>
        <span className={styles['stepName']}>
          <VisuallyHidden>{format.number(number)}. </VisuallyHidden>
          {text}
          {isWrong && (
            <span className={styles['stepState']}>{translate(texts.stepErrors, { n: errorCount })}</span>
          )}
          {!isWrong && isComplete && <VisuallyHidden> {translate(texts.stepComplete)}</VisuallyHidden>}
        </span>
      </button>
    </li>
  );
}
