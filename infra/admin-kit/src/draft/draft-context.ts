import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { useStore } from '@pathshala/web-kit/store';
import type { Draft, DraftState, ExpandedParts } from './draft-store.ts';
import { type Path, valueAt } from './path.ts';

/** The draft of the fields in this subtree. */
export const DraftContext = createContext<Draft | undefined>(undefined);

export function useDraft(): Draft {
  const draft = use(DraftContext);
  if (!draft) throw new Error('This part must be rendered below DraftContext.');
  return draft;
}

export function useDraftState(): DraftState<unknown, ExpandedParts> {
  return useStore(useDraft());
}

/** A part of the state; `pick` must return the same object while the part is unchanged. */
export function useDraftPart<Part>(pick: (state: DraftState<unknown, ExpandedParts>) => Part): Part {
  const draft = useDraft();
  return useSyncExternalStore(draft.subscribe, () => pick(draft.get()));
}

/** The value at a path. The component renders again only if this value changes. */
export function useValue<Value>(path: Path): Value {
  return useDraftPart(({ values }) => valueAt(values, path) as Value);
}

export function useFieldError(path: Path): string | undefined {
  return useDraftPart(({ errors }) => errors[path]);
}

export function useField<Value>(path: Path): {
  readonly value: Value;
  readonly error: string | undefined;
  readonly set: (value: Value) => void;
} {
  const draft = useDraft();
  const set = useCallback((value: Value) => draft.set(path, value), [draft, path]);
  return { value: useValue<Value>(path), error: useFieldError(path), set };
}
