import { recallJson, remember } from '@pathshala/web-kit/browser-storage';
import type { Session } from '@pathshala/web-kit/session';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The key of what was typed in this tab; never a password or a code. */
const draftKey = 'account-draft';

type Draft = Readonly<Record<string, string>>;

/** Draft fields are shared between the account pages: what was typed at the log-in is there for a forgotten password. */
export function readDraft(names: readonly string[]): Draft {
  const stored = readAll();
  return Object.fromEntries(
    names.flatMap((name) => (stored[name] === undefined ? [] : [[name, stored[name]]])),
  );
}

export function clearDraft(): void {
  remember(draftKey, null, 'session');
}

/** Clears the draft at any log-in. Returns the function that stops it. */
export function clearDraftAtLogIn({ get, subscribe }: Pick<Session, 'get' | 'subscribe'>): () => void {
  return subscribe(() => {
    if (get().isLoggedin) clearDraft();
  });
}

/** Stores the named fields as they are typed, so that a reload loses nothing. */
export function useFormDraft<Form extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Form>, 'subscribe'>,
  names: readonly string[],
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => write({ ...readAll(), ...picked(values, names) }),
      }),
    [subscribe, names],
  );
}

function picked(values: FieldValues, names: readonly string[]): Draft {
  return Object.fromEntries(names.map((name) => [name, String(values[name] ?? '')]));
}

function readAll(): Draft {
  const stored = recallJson(draftKey, 'session');
  return typeof stored === 'object' && stored !== null ? (stored as Draft) : {};
}

function write(draft: Draft): void {
  remember(draftKey, JSON.stringify(draft), 'session');
}
