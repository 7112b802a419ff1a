import { isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useState } from 'react';
import type { OpenedExam } from '../engine/open-exam.ts';

interface Entering {
  readonly isBusy: boolean;
  /** The server's message. */
  readonly error: string | null;
}

export interface UseEnter extends Entering {
  /** Resolves to whether the student is in. */
  readonly enter: (call: Promise<OpenedExam>) => Promise<boolean>;
}

/** Starts an attempt or resumes it; a 401 ends the session, as on any other page. */
export function useEnter(onOpened: (exam: OpenedExam) => void): UseEnter {
  const { session } = useServices();
  const [state, setState] = useState<Entering>({ isBusy: false, error: null });
  async function enter(call: Promise<OpenedExam>): Promise<boolean> {
    setState({ isBusy: true, error: null });
    try {
      const opened = await call;
      setState({ isBusy: false, error: null });
      onOpened(opened);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 401) session.loggedOut();
      setState({ isBusy: false, error: error.message });
      return false;
    }
  }
  return { ...state, enter };
}
