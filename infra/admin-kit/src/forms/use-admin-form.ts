import { createStore, type Store } from '@pathshala/web-kit/store';
import { type Translate, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { AdminFormOptions, FormHandle, StoredVersion } from './admin-form-types.ts';
import { clearErrorsAround } from './errors/form-errors.ts';
import { discarding, keeping, revealing, saverOf } from './form-actions.ts';
import type { Path } from '../values/path.ts';
import { fieldLabelAt, type Fields } from './record-fields.ts';
import { schemaResolver } from './errors/schema-resolver.ts';
import { type DraftState, useFormDraft } from './draft/use-form-draft.ts';
import { useIssueText } from './errors/use-issue-text.ts';
import { type Saving, useSave } from './save/use-save.ts';

/**
 * A form of the boss area on react-hook-form: validated by the contract's schema, with a draft that survives a reload, a
 * guard against leaving, the conflict view, and a log-in in place when the session has ended.
 *
 * It renders again when it is saved, not when somebody types.
 */
export function useAdminForm<Values extends FieldValues, Output, Answer = unknown, Location = undefined>(
  options: AdminFormOptions<Values, Output, Answer, Location>,
): FormHandle<Values, Output, Location> {
  const { defaultValues, labelsOf, fields = {} } = options;
  const translate = useText();
  const draft = useFormDraft<Values, Location>(options.draft, options.rev);
  // The record that the form was opened with: what differs from it was changed by this author.
  const [base] = useState(() => createStore<unknown>(draft.restored ? draft.restored.base : defaultValues));
  const methods = useMethods({ ...options, base }, draft.restored?.values ?? defaultValues);
  const [stores] = useState(() => createStores(draft.restored?.location ?? (options.location as Location)));
  const { location, focusTarget, labels } = stores;
  useChanges({ methods, draft, location, base });

  const { reveal, revealFirst, showErrors } = revealing({ ...options, methods, location, focusTarget });

  const saving = useSave<Values, Output, Answer>({
    save: options.save,
    loadStored: options.loadStored,
    invalidates: options.invalidates ?? [],
    showErrors,
    changes: draft.autosave.changes,
    onSaved: (answer, isChanged) => {
      base.set(methods.getValues());
      draft[isChanged ? 'rebase' : 'clear'](revOf(answer) ?? options.rev);
      options.onSaved?.(answer);
    },
  });

  function restart(values: Values = defaultValues, rev = options.rev): void {
    methods.reset(values);
    base.set(values);
    draft.clear(rev);
    if (options.location !== undefined) location.set(options.location);
    saving.dismiss();
  }

  const save = saverOf({ methods, saving, revealFirst });

  return {
    methods,
    ...stores,
    unsaved: draft.autosave.unsaved,
    draft: {
      ...draft,
      isNew: options.rev === undefined,
      restart,
      discard: () => discarding({ methods, location, draft, restart }),
    },
    isSaving: saving.isSaving,
    isBusy: saving.isBusy,
    message: saving.message,
    remedy: saving.error && options.remedyOf?.(saving.error, methods.getValues()),
    ...dialogsOf(saving, { restart, ...keeping({ methods, draft, base, save }) }),
    save: () => save(draft.rev),
    showErrors,
    reveal,
    labelsOf: (path, values = methods.getValues()) => {
      const own = labelsOf?.(path, values) ?? [];
      return own.length > 0 ? own : labelIn({ labels, fields, translate }, path);
    },
    fields,
  };
}

function useMethods<Values extends FieldValues, Output>(
  {
    schema,
    messages,
    base,
  }: Pick<AdminFormOptions<Values, Output, never, never>, 'schema' | 'messages'> &
    Pick<Changes<Values, Output, never>, 'base'>,
  values: Values,
): UseFormReturn<Values, unknown, Output> {
  return useForm<Values, unknown, Output>({
    defaultValues: values as DefaultValues<Values>,
    resolver: schemaResolver(schema, useIssueText(messages), base.get),
    // Errors appear on Save and are cleared by typing: a large form is never validated at a key stroke.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
}

function createStores<Location>(location: Location) {
  return {
    location: createStore(location),
    focusTarget: createStore<{ readonly path: Path } | undefined>(undefined),
    labels: new Map<Path, ReactNode>(),
  };
}

interface Changes<Values extends FieldValues, Output, Location> {
  readonly methods: UseFormReturn<Values, unknown, Output>;
  readonly draft: DraftState<Values, Location>;
  readonly location: Store<Location>;
  readonly base: Store<unknown>;
}

/** Stores the draft after each change, and clears the errors of what has changed. */
function useChanges<Values extends FieldValues, Output, Location>({
  methods,
  draft: { autosave, startAutosave },
  location,
  base,
}: Changes<Values, Output, Location>): void {
  const { subscribe, getValues } = methods;
  useEffect(
    () => startAutosave(() => ({ values: getValues(), location: location.get(), base: base.get() })),
    [startAutosave, getValues, location, base],
  );
  useEffect(() => location.subscribe(autosave.moved), [location, autosave]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // A reset has no name.
          if (name === undefined) return;
          clearErrorsAround(methods, name);
          autosave.changed();
        },
      }),
    [subscribe, methods, autosave],
  );
}

interface Choices<Values> {
  readonly restart: (values: Values, rev: number) => void;
  readonly mine: (stored: Values) => Values;
  readonly keepMine: (stored: StoredVersion<Values>) => void;
}

function dialogsOf<Values extends FieldValues, Output>(
  { dialog, closeDialog, repeat }: Saving<Values, Output>,
  { restart, mine, keepMine }: Choices<Values>,
): Pick<FormHandle<Values>, 'conflict' | 'logInAgain'> {
  if (dialog === undefined) return { conflict: undefined, logInAgain: undefined };
  if (dialog === 'log-in') return { conflict: undefined, logInAgain: { done: repeat, close: closeDialog } };
  return {
    logInAgain: undefined,
    conflict: {
      theirs: dialog,
      mine: mine(dialog.values),
      close: closeDialog,
      keepMine: () => keepMine(dialog),
      takeTheirs: () => restart(dialog.values, dialog.rev),
    },
  };
}

function revOf(answer: unknown): number | undefined {
  const { rev } = (answer ?? {}) as { readonly rev?: unknown };
  return typeof rev === 'number' ? rev : undefined;
}

interface Labels {
  readonly labels: ReadonlyMap<Path, ReactNode>;
  readonly fields: Fields;
  readonly translate: Translate;
}

/** The label of a field as it is shown; the field of a list and one that is not shown have that of the record's fields. */
function labelIn({ labels, fields, translate }: Labels, path: Path): readonly string[] {
  const shown = labels.get(path);
  const named = fieldLabelAt(fields, path);
  if (typeof shown === 'string' && named?.params === undefined) return [shown];
  return named ? [translate(named.text, named.params)] : [];
}
