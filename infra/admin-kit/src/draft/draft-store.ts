import { createStore, type Store } from '@pathshala/web-kit/store';
import { type Arrange, arranged, movedErrors } from './arrange.ts';
import { isAtOrUnder, type Path, valueAt, withValueAt } from './path.ts';

export type Errors = Readonly<Record<Path, string>>;

/** The expanded subject and question, by key, so that they stay expanded while entries move. */
export interface ExpandedParts {
  readonly subject?: string | undefined;
  readonly question?: string | undefined;
}

export interface DraftState<Values, FormLocation extends ExpandedParts> {
  readonly values: Values;
  readonly location: FormLocation;
  readonly errors: Errors;
  /** The field that gets the focus next. */
  readonly focusTarget: { readonly path: Path } | null;
}

/** The part of a draft that fields and the question form use; it does not depend on the record. */
export interface Draft extends Pick<Store<DraftState<unknown, ExpandedParts>>, 'get' | 'subscribe'> {
  readonly set: (path: Path, value: unknown) => void;
  readonly arrange: (list: Path, change: Arrange) => void;
  /** Expands this subject or question; undefined collapses it. */
  readonly expand: (part: ExpandedParts) => void;
  /** Adds these errors to the present ones and reveals the first of them. */
  readonly addErrors: (errors: Errors) => void;
  /** Expands the parts around a field and moves the focus to it. */
  readonly reveal: (path: Path) => void;
}

export interface DraftStore<Values, FormLocation extends ExpandedParts> extends Draft {
  readonly get: () => DraftState<Values, FormLocation>;
  readonly goTo: (location: FormLocation) => void;
  /** Replaces all errors and reveals the first of them. */
  readonly setErrors: (errors: Errors) => void;
  readonly load: (values: Values) => void;
}

export interface DraftStart<Values, FormLocation extends ExpandedParts> {
  readonly values: Values;
  readonly location: FormLocation;
  /** The location after `load`. */
  readonly initialLocation: FormLocation;
  /** The location that shows this field. */
  readonly locationOf: (values: Values, path: Path) => FormLocation;
}

/** Each field subscribes to its own path: a keystroke renders that field only, however long the form is. */
export function createDraftStore<Values, FormLocation extends ExpandedParts>(
  start: DraftStart<Values, FormLocation>,
): DraftStore<Values, FormLocation> {
  const { values, location, initialLocation, locationOf } = start;
  const store = createStore<DraftState<Values, FormLocation>>({
    values,
    location,
    errors: {},
    focusTarget: null,
  });
  const change = (part: Partial<DraftState<Values, FormLocation>>): void =>
    store.set({ ...store.get(), ...part });

  function set(path: Path, value: unknown): void {
    const { values, errors } = store.get();
    change({ values: withValueAt(values, path, value), errors: without(errors, path) });
  }

  function arrange(list: Path, rearrange: Arrange): void {
    const { values, errors } = store.get();
    const items = valueAt(values, list) as readonly unknown[];
    const slots = rearrange(items.length);
    change({
      values: withValueAt(values, list, arranged(items, slots)),
      errors: movedErrors(without(errors, list), list, slots),
    });
  }

  function reveal(path: Path): void {
    change({ location: locationOf(store.get().values, path), focusTarget: { path } });
  }

  function setErrors(errors: Errors, others: Errors = {}): void {
    change({ errors: { ...others, ...errors } });
    const [first] = Object.keys(errors);
    if (first !== undefined) reveal(first);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    set,
    arrange,
    reveal,
    goTo: (location) => change({ location }),
    expand: (part) => change({ location: { ...store.get().location, ...part } }),
    setErrors: (errors) => setErrors(errors),
    addErrors: (errors) => setErrors(errors, store.get().errors),
    load: (values) => change({ values, location: initialLocation, errors: {}, focusTarget: null }),
  };
}

/** A change clears the errors of the field and of the parts that contain it. */
function without(errors: Errors, path: Path): Errors {
  const left = Object.entries(errors).filter(([marked]) => !isAtOrUnder(path, marked));
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left);
}
