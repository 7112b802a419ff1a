import { isApiError } from '@pathshala/web-kit/api-error';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { useEffect, useState } from 'react';
import { keepPart, type PartAnswers, removePart, storedPart, type StoredPart } from './stored-part.ts';
import { texts } from './texts.ts';

export interface KeepingPart {
  /** Null: it is not stored. Undefined: not known yet. */
  readonly stored: StoredPart | null | undefined;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly keep: () => void;
  readonly remove: () => void;
}

/** `read` asks for what the pages of the part ask for, and loads their code. */
export function useStoredPart(name: string, read: () => Promise<PartAnswers>): KeepingPart {
  const translate = useText();
  const userId = useUser()?._id ?? '';
  const [stored, setStored] = useState<StoredPart | null>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const place = { userId, name };
  useEffect(() => {
    storedPart({ userId, name }).then(setStored, (reason: unknown) => reportError(reason));
  }, [userId, name]);

  async function change(work: () => Promise<StoredPart | null>): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      setStored(await work());
    } catch (reason) {
      setStored(await storedPart(place));
      if (reason instanceof DOMException) setError(translate(texts.noRoom));
      else if (isApiError(reason)) setError(reason.message);
      else throw reason;
    } finally {
      setBusy(false);
    }
  }
  const begin = (work: () => Promise<StoredPart | null>): void => {
    change(work).catch((reason: unknown) => reportError(reason));
  };
  return {
    stored,
    isBusy,
    error,
    keep: () => begin(async () => keepPart(place, await read())),
    remove: () =>
      begin(async () => {
        await removePart(place);
        return null;
      }),
  };
}
