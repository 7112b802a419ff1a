import type { Store } from '@pathshala/web-kit/store';
import type { FieldValues } from 'react-hook-form';
import type { Path } from '../values/path.ts';
import type { AdminFormOptions, FormHandle, StoredVersion } from './admin-form-types.ts';
import { mergeVersions } from './conflict/merge-versions.ts';
import type { DraftState } from './draft/use-form-draft.ts';
import { type FieldErrors, flatErrors, setErrors } from './errors/form-errors.ts';
import type { Saving } from './save/use-save.ts';

interface Revealing<Values extends FieldValues, Output, Location>
  extends
    Pick<AdminFormOptions<Values, Output, never, Location>, 'locationOf'>,
    Pick<FormHandle<Values, Output, Location>, 'methods' | 'location' | 'focusTarget'> {}

/** Opens the place of an error and moves the focus to it. */
export function revealing<Values extends FieldValues, Output, Location>({
  methods,
  location,
  locationOf,
  focusTarget,
}: Revealing<Values, Output, Location>) {
  const reveal = (path: Path): void => {
    if (locationOf) location.set(locationOf(path, methods.getValues(), location.get()));
    focusTarget.set({ path });
  };
  const revealFirst = (errors: FieldErrors): void => {
    const [first] = Object.keys(errors);
    if (first !== undefined) reveal(first);
  };
  const showErrors = (errors: FieldErrors): void => {
    setErrors(methods, errors);
    revealFirst(errors);
  };
  return { reveal, revealFirst, showErrors };
}

interface Submitting<Values extends FieldValues, Output> extends Pick<FormHandle<Values, Output>, 'methods'> {
  readonly saving: Pick<Saving<Values, Output>, 'send' | 'dismiss'>;
  readonly revealFirst: (errors: FieldErrors) => void;
}

/** Validates and sends the form over a revision. */
export function saverOf<Values extends FieldValues, Output>({
  methods,
  saving,
  revealFirst,
}: Submitting<Values, Output>): (rev: number | undefined) => void {
  return (rev) => {
    const submit = methods.handleSubmit(
      (values) => saving.send(values, rev),
      (errors) => {
        saving.dismiss();
        revealFirst(flatErrors(errors));
      },
    );
    void submit();
  };
}

/** A form with its draft. */
interface Drafted<Values extends FieldValues, Output, Location> extends Pick<
  FormHandle<Values, Output>,
  'methods'
> {
  readonly draft: DraftState<Values, Location>;
}

interface Keeping<Values extends FieldValues, Output, Location> extends Drafted<Values, Output, Location> {
  /** The record that the form was opened with. */
  readonly base: Store<unknown>;
  readonly save: (rev: number) => void;
}

/** My changes over what somebody else stored, and their save. */
export function keeping<Values extends FieldValues, Output, Location>({
  methods,
  draft,
  base,
  save,
}: Keeping<Values, Output, Location>): {
  readonly mine: (stored: Values) => Values;
  readonly keepMine: (stored: StoredVersion<Values>) => void;
} {
  const mine = (stored: Values): Values =>
    mergeVersions({ base: base.get(), mine: methods.getValues(), theirs: stored });
  return {
    mine,
    keepMine: ({ values, rev }) => {
      methods.reset(mine(values));
      // Later changes are compared with the stored version.
      base.set(values);
      // The choice stays made when this save fails for another reason.
      draft.rebase(rev);
      save(rev);
    },
  };
}

interface Discarding<Values extends FieldValues, Output, Location> extends Drafted<Values, Output, Location> {
  readonly location: Store<Location>;
  readonly restart: () => void;
}

/** Discards the draft; the returned function brings it back. */
export function discarding<Values extends FieldValues, Output, Location>({
  methods,
  location,
  draft,
  restart,
}: Discarding<Values, Output, Location>): () => Promise<void> {
  const [values, place] = [methods.getValues(), location.get()];
  restart();
  return async () => {
    methods.reset(values);
    location.set(place);
    draft.rebase(draft.rev);
  };
}
