import { createStore, type Store } from '@pathshala/web-kit/store';
import { type Arrange, arranged, movedErrors } from './arrange.ts';
import { isAtOrUnder, type Path, valueAt, withValueAt } from './path.ts';

export type Errors = Readonly<Record<Path, string>>;

/** What of a long form is unfolded, by keys, so that it stays open while things around it move. */
export interface Unfolded {
  readonly subject?: string | undefined;
  readonly question?: string | undefined;
}

export interface DraftState<Values, Where extends Unfolded> {
  readonly values: Values;
  readonly where: Where;
  readonly errors: Errors;
  /** The place that shall get the keyboard next. */
  readonly wanted: { readonly path: Path } | null;
}

/** What fields and question parts need of a draft, whatever it is a draft of. */
export interface Draft extends Pick<Store<DraftState<unknown, Unfolded>>, 'get' | 'subscribe'> {
  readonly set: (path: Path, value: unknown) => void;
  readonly arrange: (list: Path, change: Arrange) => void;
  /** Unfolds this subject or question; undefined folds. */
  readonly unfold: (part: Unfolded) => void;
  /** Marks these as well as what is marked, and shows the first of them. */
  readonly note: (errors: Errors) => void;
  readonly show: (path: Path) => void;
}

export interface DraftStore<Values, Where extends Unfolded> extends Draft {
  readonly get: () => DraftState<Values, Where>;
  readonly open: (where: Where) => void;
  /** Marks what is wrong, and nothing else, and shows the first place. */
  readonly mark: (errors: Errors) => void;
  readonly load: (values: Values) => void;
}

export interface DraftStart<Values, Where extends Unfolded> {
  readonly values: Values;
  readonly where: Where;
  /** Where a form begins that has been loaded anew. */
  readonly home: Where;
  /** What must be unfolded for a place to be seen. */
  readonly whereOf: (values: Values, path: Path) => Where;
}

/** Every field watches its own place: a keystroke draws that field and nothing else, however long the form is. */
export function createDraftStore<Values, Where extends Unfolded>(
  start: DraftStart<Values, Where>,
): DraftStore<Values, Where> {
  const { values, where, home, whereOf } = start;
  const store = createStore<DraftState<Values, Where>>({ values, where, errors: {}, wanted: null });
  const change = (part: Partial<DraftState<Values, Where>>): void => store.set({ ...store.get(), ...part });

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

  function show(path: Path): void {
    change({ where: whereOf(store.get().values, path), wanted: { path } });
  }

  function mark(errors: Errors, others: Errors = {}): void {
    change({ errors: { ...others, ...errors } });
    const [first] = Object.keys(errors);
    if (first !== undefined) show(first);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    set,
    arrange,
    show,
    open: (where) => change({ where }),
    unfold: (part) => change({ where: { ...store.get().where, ...part } }),
    mark: (errors) => mark(errors),
    note: (errors) => mark(errors, store.get().errors),
    load: (values) => change({ values, where: home, errors: {}, wanted: null }),
  };
}

/** A place that is being changed is no longer wrong, nor is what it is a part of. */
function without(errors: Errors, path: Path): Errors {
  const left = Object.entries(errors).filter(([marked]) => !isAtOrUnder(path, marked));
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left);
}
