import { checkDetails, checkUnits, type Shortcomings } from './draft/check-course.ts';
import type { CourseDraft } from './draft/course-draft.ts';
import { type Step, steps } from './draft/where-of.ts';
import { useWizard } from './fields/wizard-context.ts';
import { useSayShortcomings } from './use-say-shortcomings.ts';

/** What keeps one from going on from a step; going back is always possible. */
function lackingFor(values: CourseDraft, target: Step): Shortcomings {
  const details = target === 'university' ? [] : checkDetails(values);
  if (target !== 'years' || details.length > 0) return details;
  return values.units.length === 0 ? [['units', 'units.atLeastOne']] : checkUnits(values);
}

export function useSteps(): { readonly goTo: (step: Step) => void } {
  const sayAll = useSayShortcomings();
  const wizard = useWizard();
  return {
    goTo: (target) => {
      const { values, where } = wizard.get();
      const isForward = steps.indexOf(target) > steps.indexOf(where.step);
      const lacking = isForward ? lackingFor(values, target) : [];
      if (lacking.length > 0) {
        wizard.mark(sayAll(lacking));
        return;
      }
      wizard.open({ ...where, step: target });
      scrollTo(0, 0);
    },
  };
}
