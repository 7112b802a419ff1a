import type { AttemptAnswer, PaperOverview } from '@pathshala/svc-exams-contract/http';
import { useQueryClient } from '@pathshala/web-kit/query';
import { useUser } from '@pathshala/web-kit/use-session';
import { useEffect } from 'react';
import { confirmedAttempt, forgetExam, keepAttempt, keepExam, picturesIn } from './engine/stored-exam.ts';
import type { OpenedExam } from './engine/open-exam.ts';
import type { Sitting } from './engine/sitting.ts';
import type { Sheet } from './model/sheet.ts';
import type { ServerClock } from './model/server-clock.ts';

/** Milliseconds over which browsers spread the pictures of a paper: thousands start in the same minute. */
const spreadMs = 20_000;

/** Keeps the exam in this browser while it is open, so that a reload without a connection shows it with its answers and its clock. */
export function useStoredExam(
  { attempt, paper }: OpenedExam,
  { state }: Pick<Sitting, 'state'>,
  clock: ServerClock,
): void {
  const queryClient = useQueryClient();
  const userId = useUser()?._id ?? '';
  useEffect(() => {
    const place = { userId, examId: attempt.examId };
    const key = ['/exams/papers/{paperId}', { params: { paperId: attempt.examId } }];
    const overview = queryClient.getQueryData<PaperOverview>(key);
    let queue = Promise.resolve();
    const next = (work: () => Promise<void>): void => {
      queue = queue.then(work).catch((error: unknown) => reportError(error));
    };
    const keep = (confirmed: AttemptAnswer): void =>
      next(async () => {
        if (overview) await keepExam(place, attempt.attemptId, { overview, paper });
        await keepAttempt(place, confirmed, clock);
      });
    keep(attempt);
    let last = state.get();
    const stopListening = state.subscribe(() => {
      const { sheet, deadline, phase } = state.get();
      const isConfirmed = phase === 'done' || deadline !== last.deadline || isNews(last.sheet, sheet);
      last = state.get();
      if (phase === 'done') next(() => forgetExam(place));
      else if (isConfirmed) keep(confirmedAttempt(attempt, sheet, deadline));
    });
    const pictures = setTimeout(() => {
      for (const url of picturesIn(paper)) new Image().src = url;
    }, Math.random() * spreadMs);
    return () => {
      stopListening();
      clearTimeout(pictures);
    };
  }, [attempt, paper, state, clock, queryClient, userId]);
}

/** Whether the server has confirmed something. */
function isNews(before: Sheet, now: Sheet): boolean {
  return (
    before.saved !== now.saved ||
    before.marks.saved !== now.marks.saved ||
    (before.subjectsChange !== null && now.subjectsChange === null)
  );
}
