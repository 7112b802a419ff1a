import { useValidationMessages } from '@pathshala/admin-kit/draft/use-validation-messages';
import type { ValidationErrors } from '@pathshala/admin-kit/draft/validation-errors';
import { type TextKey, useTexts } from '../../texts.ts';
import { checkDetails, checkUnits } from './draft/check-course.ts';
import type { CourseDraft } from './draft/course-draft.ts';
import { type Step, steps } from './draft/location-of.ts';
import { useWizard } from './fields/wizard-context.ts';

/** The errors that block the way to a step. Earlier steps are never blocked. */
function problemsBefore(values: CourseDraft, target: Step): ValidationErrors<TextKey> {
  const details = target === 'university' ? [] : checkDetails(values);
  if (target !== 'years' || details.length > 0) return details;
  return values.units.length === 0 ? [['units', 'units.atLeastOne']] : checkUnits(values);
}

export function useSteps(): { readonly goTo: (step: Step) => void } {
  const toMessages = useValidationMessages(useTexts());
  const wizard = useWizard();
  return {
    goTo: (target) => {
      const { values, location } = wizard.get();
      const isForward = steps.indexOf(target) > steps.indexOf(location.step);
      const problems = isForward ? problemsBefore(values, target) : [];
      if (problems.length > 0) {
        wizard.setErrors(toMessages(problems));
        return;
      }
      wizard.goTo({ ...location, step: target });
      scrollTo(0, 0);
    },
  };
}
