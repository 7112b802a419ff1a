import { useText } from '@pathshala/web-kit/texts';
import { useFieldArray } from 'react-hook-form';
import { checkDetails, checkHasUnit, checkUnits, type CourseErrors } from './draft/check-course.ts';
import { type CourseDraft, typedUnit } from './draft/course-draft.ts';
import { type Step, steps } from './draft/location-of.ts';
import { useWizard } from './wizard-context.ts';

/** The errors that block the way to a step. Earlier steps are never blocked. */
function problemsBefore(values: CourseDraft, target: Step): CourseErrors {
  const details = target === 'university' ? [] : checkDetails(values);
  if (target !== 'years' || details.length > 0) return details;
  return [...checkHasUnit(values), ...checkUnits(values)];
}

export function useSteps(): { readonly goTo: (step: Step) => void } {
  const translate = useText();
  const { methods, location, showErrors } = useWizard();
  const units = useFieldArray({ control: methods.control, name: 'units' });
  return {
    goTo: (target) => {
      const unit = typedUnit(methods.getValues());
      if (unit) {
        units.append(unit, { shouldFocus: false });
        methods.setValue('newUnit', '');
      }
      const isForward = steps.indexOf(target) > steps.indexOf(location.get().step);
      const problems = isForward ? problemsBefore(methods.getValues(), target) : [];
      if (problems.length > 0) {
        showErrors(Object.fromEntries(problems.map(([path, text]) => [path, translate(text)])));
        return;
      }
      location.set({ ...location.get(), step: target });
      scrollTo(0, 0);
    },
  };
}
