import type { DeletedThing } from '@pathshala/contract-kit/recently-deleted';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useState } from 'react';
import { restoreCalls } from './restore-calls.ts';
import { texts } from './texts.ts';

/** Brings a deleted thing back, and reloads every list that may show it. An error of the API is shown. */
export function useUndo({ _id, kind, title }: DeletedThing): {
  /** Undefined for a kind that this version of the page does not know. */
  readonly undo: (() => Promise<void>) | undefined;
  readonly isBusy: boolean;
} {
  const { api, queryClient, toast } = useServices();
  const translate = useText();
  const inLanguage = useBilingual();
  const [isBusy, setBusy] = useState(false);
  const restore = restoreCalls[kind];
  if (restore === undefined) return { undo: undefined, isBusy };
  async function undo(): Promise<void> {
    if (restore === undefined || isBusy) return;
    setBusy(true);
    try {
      await restore(api, _id);
      toast.success(translate(texts.restored, { title: inLanguage(title) }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries();
    }
  }
  return { undo, isBusy };
}
