import { useText } from '@pathshala/web-kit/texts';
import { checkDetails } from './draft/check-course.ts';
import { type Step } from './draft/location-of.ts';
import { useWizard } from './wizard-context.ts';

/** The second step opens when the first is complete; the way back is always open. */
export function useSteps(): { readonly goTo: (step: Step) => void } {
  const translate = useText();
  const { methods, location, showErrors } = useWizard();
  return {
    goTo: (target) => {
      const problems = target === 'subjects' ? checkDetails(methods.getValues()) : [];
      if (problems.length > 0) {
        showErrors(Object.fromEntries(problems.map(([path, text]) => [path, translate(text)])));
        return;
      }
      location.set({ ...location.get(), step: target });
      scrollTo(0, 0);
    },
  };
}
