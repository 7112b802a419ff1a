import { createContext, use, useSyncExternalStore } from 'react';
import type { WizardState, WizardStore } from '../draft/wizard-store.ts';

/** The draft typed as a course; the kit's DraftContext does not know the type. */
export const WizardContext = createContext<WizardStore | undefined>(undefined);

export function useWizard(): WizardStore {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('This part must be rendered below WizardContext.');
  return wizard;
}

/** A part of the state; `pick` must return the same object while the part is unchanged. */
export function useWizardPart<Part>(pick: (state: WizardState) => Part): Part {
  const wizard = useWizard();
  return useSyncExternalStore(wizard.subscribe, () => pick(wizard.get()));
}
