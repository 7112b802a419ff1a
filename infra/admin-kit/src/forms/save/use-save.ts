import { type ApiError, isApiError } from '@pathshala/web-kit/api-error';
import { useQueryClient } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { useRef, useState } from 'react';
import type { StoredVersion } from '../admin-form-types.ts';
import type { FieldErrors } from '../errors/form-errors.ts';
import { SaveCancelled } from './save-cancelled.ts';

export interface SaveOptions<Values, Output, Answer> {
  readonly save: (values: Output, context: { readonly rev: number | undefined }) => Promise<Answer>;
  readonly loadStored: (() => Promise<StoredVersion<Values>>) | undefined;
  readonly invalidates: readonly string[];
  readonly showErrors: (errors: FieldErrors) => void;
  /** Returns how often a value of the form has changed. */
  readonly changes: () => number;
  /** `isChanged`: something was typed after the save was sent. */
  readonly onSaved: (answer: Answer, isChanged: boolean) => void;
}

interface Sent<Output> {
  readonly values: Output;
  readonly rev: number | undefined;
  readonly changes: number;
}

type Dialog<Values> = 'log-in' | StoredVersion<Values>;

export interface Saving<Values, Output> {
  readonly isSaving: boolean;
  readonly message: string | undefined;
  /** The server's error that the message is of. */
  readonly error: ApiError | undefined;
  /** The session has ended, or somebody else has saved: the dialog to show. */
  readonly dialog: Dialog<Values> | undefined;
  readonly send: (values: Output, rev: number | undefined) => Promise<void>;
  /** Repeats the last save. */
  readonly repeat: () => void;
  /** The message remains. */
  readonly closeDialog: () => void;
  /** Closes the dialog and clears the message. */
  readonly dismiss: () => void;
  /** Whether a save is on its way; read at the time of the call. */
  readonly isBusy: () => boolean;
}

interface SavingState<Values> {
  readonly isSaving: boolean;
  readonly error?: ApiError | undefined;
  readonly dialog?: Dialog<Values>;
}

/** Sends the form. Shows the server's errors at their fields, and opens a dialog for an ended session or a concurrent edit. */
export function useSave<Values, Output, Answer>(
  options: SaveOptions<Values, Output, Answer>,
): Saving<Values, Output> {
  const { toast } = useServices();
  const queryClient = useQueryClient();
  const [state, setState] = useState<SavingState<Values>>({ isSaving: false });
  const last = useRef<Sent<Output>>(undefined);
  const isBusy = useRef(false);

  async function stateAfter(error: unknown): Promise<SavingState<Values>> {
    if (error instanceof SaveCancelled) return { isSaving: false };
    if (!isApiError(error)) throw error;
    if (error.status === 401) return { isSaving: false, error, dialog: 'log-in' };
    if (options.loadStored && error.code.startsWith('common.edited-meanwhile')) {
      return { isSaving: false, error, dialog: await options.loadStored() };
    }
    options.showErrors(error.fields);
    return { isSaving: false, error };
  }

  async function attempt({ values, rev, changes }: Sent<Output>): Promise<void> {
    const answer = await options.save(values, { rev });
    await Promise.all(options.invalidates.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
    setState({ isSaving: false });
    options.onSaved(answer, options.changes() !== changes);
  }

  async function send(sent: Sent<Output>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    last.current = sent;
    setState({ isSaving: true });
    try {
      await attempt(sent).catch(async (error: unknown) => setState(await stateAfter(error)));
    } catch (error) {
      setState({ isSaving: false });
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    } finally {
      isBusy.current = false;
    }
  }

  return {
    isSaving: state.isSaving,
    message: state.error?.message,
    error: state.error,
    dialog: state.dialog,
    send: (values, rev) => send({ values, rev, changes: options.changes() }),
    repeat: () => {
      if (last.current) void send(last.current);
    },
    closeDialog: () => setState({ isSaving: false, error: state.error }),
    dismiss: () => setState({ isSaving: false }),
    isBusy: () => isBusy.current,
  };
}
