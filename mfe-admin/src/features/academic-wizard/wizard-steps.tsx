import { useFormErrors } from '@pathshala/admin-kit/forms/use-form-errors';
import { useStore } from '@pathshala/web-kit/store';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect } from 'react';
import { StepList } from '../../wizard/step-list.tsx';
import { checkDetails, checkSubjects } from './draft/check-course.ts';
import type { CourseDraft } from './draft/course-draft.ts';
import { type Step, stepOf, steps } from './draft/location-of.ts';
import { useSteps } from './use-steps.ts';
import { useWizard } from './wizard-context.ts';
import { texts } from './texts.ts';

function isComplete(step: Step, values: CourseDraft): boolean {
  if (step === 'details') return checkDetails(values).length === 0;
  return values.subjects.length > 0 && checkSubjects(values).length === 0;
}

export function WizardSteps(): ReactNode {
  const translate = useText();
  const { location, methods } = useWizard();
  const current = useStore(location).step;
  const { root, ...errors } = useFormErrors();
  const { goTo } = useSteps();
  const values = methods.getValues();
  const isOver = root !== undefined && Object.keys(errors).length === 0;
  // The message for the whole form goes with the last mark beside a field.
  useEffect(() => {
    if (isOver) methods.clearErrors('root');
  }, [isOver, methods]);
  return (
    <StepList
      current={current}
      onOpen={goTo}
      steps={steps.map((step) => ({
        id: step,
        text: translate(texts.step[step]),
        isComplete: isComplete(step, values),
        errorCount: Object.keys(errors).filter((path) => stepOf(path) === step).length,
      }))}
    />
  );
}
