import { createStore, type Store } from '@pathshala/web-kit/store';
import { type Arrange, arranged, movedErrors } from './arrange.ts';
import type { CourseDraft } from './course-draft.ts';
import { isAtOrUnder, type Path, valueAt, withValueAt } from './path.ts';
import { type Step, stepOf, type Where, whereOf } from './where-of.ts';

type Errors = Readonly<Record<Path, string>>;

export interface WizardState {
  readonly values: CourseDraft;
  readonly step: Step;
  readonly where: Where;
  readonly errors: Errors;
  /** The place that shall get the keyboard next. */
  readonly wanted: { readonly path: Path } | null;
}

export interface WizardStore extends Pick<Store<WizardState>, 'get' | 'subscribe'> {
  readonly set: (path: Path, value: unknown) => void;
  readonly arrange: (list: Path, change: Arrange) => void;
  readonly go: (step: Step) => void;
  readonly open: (where: Where) => void;
  /** Marks what is wrong and shows the first place. */
  readonly mark: (errors: Errors) => void;
  /** Marks these as well, and shows the first of them. */
  readonly note: (errors: Errors) => void;
  readonly show: (path: Path) => void;
  readonly load: (values: CourseDraft) => void;
}

/** Every field watches its own place: a keystroke draws that field and nothing else, however large the course is. */
export function createWizardStore(start: Pick<WizardState, 'values' | 'step' | 'where'>): WizardStore {
  const store = createStore<WizardState>({ ...start, errors: {}, wanted: null });
  const change = (part: Partial<WizardState>): void => store.set({ ...store.get(), ...part });

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
    const { values } = store.get();
    change({ step: stepOf(path), where: whereOf(values, path), wanted: { path } });
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
    go: (step) => change({ step }),
    open: (where) => change({ where }),
    mark: (errors) => mark(errors),
    note: (errors) => mark(errors, store.get().errors),
    load: (values) => change({ values, step: 'university', where: {}, errors: {}, wanted: null }),
  };
}

/** A place that is being changed is no longer wrong, nor is what it is a part of. */
function without(errors: Errors, path: Path): Errors {
  const left = Object.entries(errors).filter(([marked]) => !isAtOrUnder(path, marked));
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left);
}
