import { useStore } from '@pathshala/web-kit/store';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { type Path, valueAt } from '../draft/path.ts';
import type { WizardState, WizardStore } from '../draft/wizard-store.ts';

export const WizardContext = createContext<WizardStore | undefined>(undefined);

export function useWizard(): WizardStore {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('This part must be rendered below WizardContext.');
  return wizard;
}

export function useWizardState(): WizardState {
  return useStore(useWizard());
}

/** A part of the state; `pick` must give the same object while nothing has changed. */
export function useWizardPart<Part>(pick: (state: WizardState) => Part): Part {
  const wizard = useWizard();
  return useSyncExternalStore(wizard.subscribe, () => pick(wizard.get()));
}

/** The draft's value at a place: drawn again only when it changes. */
export function useValue<Value>(path: Path): Value {
  return useWizardPart(({ values }) => valueAt(values, path) as Value);
}

export function useFieldError(path: Path): string | undefined {
  return useWizardPart(({ errors }) => errors[path]);
}

export function useField<Value>(path: Path): {
  readonly value: Value;
  readonly error: string | undefined;
  readonly set: (value: Value) => void;
} {
  const wizard = useWizard();
  const set = useCallback((value: Value) => wizard.set(path, value), [wizard, path]);
  return { value: useValue<Value>(path), error: useFieldError(path), set };
}
