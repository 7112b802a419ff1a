import type { Desk, readDesk } from '@pathshala/svc-exams-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useEffect, useReducer, useRef, useState } from 'react';
import { connectDesk, type DeskConnection, type Link } from './desk-connection.ts';
import { type DeskState, initialState, reduceDesk } from './desk-state.ts';

interface DeskStream {
  readonly state: DeskState;
  readonly link: Link;
  /** The answer of one's own act: shown before the stream says it. */
  readonly showDesk: (desk: Desk) => void;
  readonly connectAgain: () => void;
}

/** The desk of an exam, live while its page is shown. */
export function useDeskStream(first: Desk): DeskStream {
  const { api } = useServices();
  const { examId } = first;
  const [state, dispatch] = useReducer(reduceDesk, first, (desk) => initialState(desk, Date.now()));
  const [link, setLink] = useState<Link>({ state: 'connecting' });
  const connection = useRef<DeskConnection>(null);
  useEffect(() => {
    const opened = connectDesk({
      url: `/api/exams/desk/${examId}/stream`,
      onEvent: dispatch,
      onLink: setLink,
      check: () => api.call<typeof readDesk>('get', '/exams/desk/{examId}', { params: { examId } }),
    });
    connection.current = opened;
    return opened.close;
  }, [api, examId]);
  return {
    state,
    link,
    showDesk: (data) => dispatch({ type: 'desk', data }),
    connectAgain: () => connection.current?.reopen(),
  };
}
