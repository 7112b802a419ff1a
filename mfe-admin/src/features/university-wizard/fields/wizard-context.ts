import { createContext, use, useSyncExternalStore } from 'react';
import type { WizardState, WizardStore } from '../draft/wizard-store.ts';

/** The draft as a course, beside the kit's DraftContext, which knows only places. */
export const WizardContext = createContext<WizardStore | undefined>(undefined);

export function useWizard(): WizardStore {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('This part must be rendered below WizardContext.');
  return wizard;
}

/** A part of the state; `pick` must give the same object while nothing has changed. */
export function useWizardPart<Part>(pick: (state: WizardState) => Part): Part {
  const wizard = useWizard();
  return useSyncExternalStore(wizard.subscribe, () => pick(wizard.get()));
}
