import { isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useState } from 'react';
import type { OpenedExam } from '../engine/open-exam.ts';
import type { LoadSitting } from '../engine/stored-calls.ts';
import { texts } from './texts.ts';

interface Entering {
  readonly isBusy: boolean;
  /** The server's message, or that the exam's page did not load. */
  readonly error: string | null;
}

export interface UseEnter extends Entering {
  /** Resolves to whether the student is in. */
  readonly enter: (open: () => Promise<OpenedExam>) => Promise<boolean>;
}

/** Starts an attempt or resumes it, when the page on which it is sat is there: its time would run without it. A 401 ends the session, as on any other page. */
export function useEnter(loadSitting: LoadSitting, onOpened: (exam: OpenedExam) => void): UseEnter {
  const say = useText();
  const { session } = useServices();
  const [state, setState] = useState<Entering>({ isBusy: false, error: null });
  async function enter(open: () => Promise<OpenedExam>): Promise<boolean> {
    setState({ isBusy: true, error: null });
    if (!(await isThere(loadSitting))) {
      setState({ isBusy: false, error: say(texts.notLoaded) });
      return false;
    }
    try {
      const opened = await open();
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

function isThere(load: LoadSitting): Promise<boolean> {
  return load().then(
    () => true,
    () => false,
  );
}
