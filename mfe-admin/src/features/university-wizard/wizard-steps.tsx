import { useFormErrors } from '@pathshala/admin-kit/forms/use-form-errors';
import { useStore } from '@pathshala/web-kit/store';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { sharedTexts } from '../../texts.ts';
import { StepList } from '../../wizard/step-list.tsx';
import { checkDetails, checkHasUnit, checkUnits } from './draft/check-course.ts';
import { type CourseDraft, questionCountOf } from './draft/course-draft.ts';
import { type Step, stepOf, steps } from './draft/location-of.ts';
import { useSteps } from './use-steps.ts';
import { useWizard } from './wizard-context.ts';

function isComplete(step: Step, values: CourseDraft): boolean {
  if (step === 'university') return checkDetails(values).length === 0;
  if (step === 'units') return [...checkHasUnit(values), ...checkUnits(values)].length === 0;
  return values.units.some(({ years }) => years.some((year) => questionCountOf(year) > 0));
}

export function WizardSteps(): ReactNode {
  const translate = useText();
  const { location, methods } = useWizard();
  const current = useStore(location).step;
  const errors = useFormErrors();
  const { goTo } = useSteps();
  const values = methods.getValues();
  return (
    <StepList
      current={current}
      onOpen={goTo}
      steps={steps.map((step) => ({
        id: step,
        text: translate(sharedTexts.step[step]),
        isComplete: isComplete(step, values),
        errorCount: Object.keys(errors).filter((path) => path !== 'root' && stepOf(path) === step).length,
      }))}
    />
  );
}
