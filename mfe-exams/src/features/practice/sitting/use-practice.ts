import type { checkPracticeAnswer, Result, submitAttempt } from '@pathshala/svc-exams-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import { useReducer, useState } from 'react';
import { useHeldSession } from '../../../log-in-again/use-held-session.ts';
import { type AnswerOutcome, waitingAnswers } from '../../../practice/waiting-answers.ts';
import { type Answers, answersAtStart, isFixed, reduceAnswers } from './answers.ts';
import type { PracticeQuestion, PracticeRun } from './practice-run.ts';
import { texts } from './texts.ts';
import { useKeepRun } from './use-stored-run.ts';
import { useWaiting } from './use-waiting.ts';

export interface Practice {
  readonly run: PracticeRun;
  readonly answers: Answers;
  /** Id of the question whose check is under way. */
  readonly checking: string | null;
  /** The last check that failed, and why. */
  readonly failure: { readonly questionId: string; readonly message: string } | null;
  readonly isFinishing: boolean;
  readonly finishError: string | null;
  readonly choose: (question: PracticeQuestion, optionId: string) => void;
  readonly check: (question: PracticeQuestion) => void;
  readonly regraded: (questionId: string, dueAt: string) => void;
  readonly finish: () => void;
}

/** The practice of a page: choices, checks one after the other, and its end. Without a connection answers wait in the browser. */
export function usePractice(run: PracticeRun, onEnd: (result: Result) => void): Practice {
  useHeldSession();
  const { attemptId } = run.attempt;
  const place = { userId: useUser()?._id ?? '', attemptId };
  const [answers, dispatch] = useReducer(reduceAnswers, run, (begun) =>
    answersAtStart(begun, waitingAnswers(place)),
  );
  const [failure, setFailure] = useState<Practice['failure']>(null);
  const { forget } = useKeepRun(run, answers);
  const params = { id: attemptId };
  const check = useApiMutation<typeof checkPracticeAnswer>('post', '/exams/practice/attempts/{id}/check', {
    invalidates: ['/exams/mistakes/summary', '/exams/mistakes'],
    onSuccess: (answer) => dispatch({ type: 'checked', answer }),
  });
  const apply = (outcome: AnswerOutcome): void => {
    if (outcome.kind === 'checked') return dispatch({ type: 'checked', answer: outcome.answer });
    const { questionId } = outcome;
    if (outcome.kind === 'held') return dispatch({ ...outcome, type: 'held' });
    dispatch({ type: 'refused', questionId });
    setFailure({ questionId, message: outcome.message });
  };
  const isWaiting = Object.keys(answers.waiting).length > 0;
  const waiting = useWaiting(attemptId, isWaiting, apply);
  const end = usePracticeEnd(place, waiting.send, (result) => {
    forget();
    onEnd(result);
  });
  return {
    run,
    answers,
    checking: check.isPending ? (check.variables.body.questionId ?? null) : null,
    failure,
    ...end,
    choose: (question, optionId) => dispatch({ type: 'choose', question, optionId }),
    regraded: (questionId, dueAt) => dispatch({ type: 'graded', questionId, dueAt }),
    check({ _id: questionId }) {
      const selectedOptions = [...(answers.chosen[questionId] ?? [])];
      if (check.isPending || selectedOptions.length === 0 || isFixed(answers, { _id: questionId })) return;
      setFailure(null);
      const onError = (error: ApiError) => {
        if (error.status === 0) {
          waiting.put({ questionId, selectedOptions });
          dispatch({ type: 'waits', questionId, selectedOptions });
        } else if (error.code === 'exams.answers-not-released') {
          dispatch({ type: 'held', questionId, selectedOptions });
        } else {
          setFailure({ questionId, message: error.message });
        }
      };
      check.mutate({ params, body: { questionId, selectedOptions } }, { onError });
    },
  };
}

/** The end comes after the answers that wait: it would leave them out. */
function usePracticeEnd(
  place: { readonly userId: string; readonly attemptId: string },
  sendWaiting: () => Promise<void>,
  onEnd: (result: Result) => void,
): Pick<Practice, 'finish' | 'finishError' | 'isFinishing'> {
  const translate = useText();
  const [hasWaiting, setHasWaiting] = useState(false);
  const submit = useApiMutation<typeof submitAttempt>('post', '/exams/attempts/{id}/submit', {
    invalidates: ['/exams/attempts', '/exams/papers/{paperId}', '/exams/results', '/exams/practice/mastery'],
    onSuccess: onEnd,
  });
  async function finish(): Promise<void> {
    await sendWaiting();
    const isLeft = waitingAnswers(place).length > 0;
    setHasWaiting(isLeft);
    if (!isLeft) submit.mutate({ params: { id: place.attemptId }, body: {} });
  }
  return {
    finish: () => {
      finish().catch((error: unknown) => reportError(error));
    },
    isFinishing: submit.isPending,
    finishError: hasWaiting ? translate(texts.endWaits) : (submit.error?.message ?? null),
  };
}
