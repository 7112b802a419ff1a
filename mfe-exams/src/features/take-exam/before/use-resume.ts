import type { AttemptAnswer } from '@pathshala/svc-exams-contract/http';
import { useQuery } from '@pathshala/web-kit/query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { openExam, resumedAttempt } from '../engine/open-exam.ts';
import { isSittingHere } from '../sitting-mark.ts';
import type { EntryStateProps } from './entry-state.ts';
import { useEnter, type UseEnter } from './use-enter.ts';

export interface Resume extends Pick<UseEnter, 'isBusy' | 'error'> {
  /** Moves the attempt to this device. */
  readonly resume: () => void;
  /** Another device holds the attempt. */
  readonly isElsewhere: boolean;
}

/** Reads where the open attempt is sat. A reloaded page that still holds it goes on at once, and so does any without a connection. */
export function useResume({
  attemptId,
  overview: { examKind, paperId: examId, paperUrl },
  desk: { entry, loadSitting },
  onOpened,
}: EntryStateProps & { readonly attemptId: string }): Resume {
  const { enter, isBusy, error } = useEnter(loadSitting, onOpened);
  const { data: attempt, status } = useQuery({
    queryKey: ['/exams/attempts/{id}', { params: { id: attemptId } }],
    queryFn: () => entry.read(attemptId),
    gcTime: 0,
  });
  const open = (call: () => Promise<AttemptAnswer>): void =>
    void enter(() => openExam(entry, call(), paperUrl));
  const resume = (): void => open(() => resumedAttempt(entry, { attemptId, examKind, examId }));
  const isReload = useRef(isSittingHere(attemptId));
  const afterReload = useEffectEvent((isRead: boolean) => {
    if (!isRead || !(isReload.current || entry.isStored())) return;
    isReload.current = false;
    // A failed call is repeated, which shows why it fails.
    if (attempt === undefined) resume();
    else if (attempt.isHere) open(() => Promise.resolve(attempt));
  });
  useEffect(() => afterReload(status !== 'pending'), [status]);
  return { resume, isElsewhere: attempt?.isHere === false, isBusy, error };
}
