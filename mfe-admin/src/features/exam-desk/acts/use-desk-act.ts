import type { Desk, readDesk } from '@pathshala/svc-exams-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import type { RouteShape } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { useState } from 'react';
import type { StoredDesk } from '../stream/desk-state.ts';

export interface DeskActProps {
  readonly desk: Pick<StoredDesk, 'examId' | 'rev'>;
  /** Shows the desk as the server answered it. */
  readonly showDesk: (desk: Desk) => void;
  readonly onClose: () => void;
}

interface DeskActOptions extends DeskActProps {
  readonly onDone?: (desk: Desk) => void;
  /** Null: `onDone` says it. */
  readonly doneText: string | null;
}

/**
 * An act at the desk. A refusal is shown where the act is decided: when another administrator was first, the stream shows
 * what was done, and one decides again.
 */
export function useDeskAct<Route extends RouteShape>(
  path: Route['path'],
  { desk: { examId }, doneText, showDesk, onDone, onClose }: DeskActOptions,
) {
  const { api, toast } = useServices();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useApiMutation<Route>('post', path, {
    onSuccess: (answer) => {
      showDesk(answer as Desk);
      onDone?.(answer as Desk);
      if (doneText !== null) toast.success(doneText);
      onClose();
    },
    onError: ({ status, message }) => {
      setRefusal(message);
      if (status === 409) void readAgain();
    },
  });

  /**
   * Reads what another administrator did; the stream may be disconnected. If this fails as well, the refusal is shown
   * already.
   */
  async function readAgain(): Promise<void> {
    try {
      const input = { params: { examId } };
      showDesk(await api.call<typeof readDesk>('get', '/exams/desk/{examId}', input));
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  }
  return { mutate, isBusy: isPending, refusal };
}
