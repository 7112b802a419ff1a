import type { checkPracticeAnswer, Result, submitAttempt } from '@pathshala/svc-exams-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { useReducer, useState } from 'react';
import { useHeldSession } from '../../../log-in-again/use-held-session.ts';
import { type Answers, answersAtStart, isFixed, reduceAnswers } from './answers.ts';
import type { PracticeQuestion, PracticeRun } from './practice-run.ts';

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

/** The practice of a page: choices, checks one after the other, and its end. */
export function usePractice(run: PracticeRun, onEnd: (result: Result) => void): Practice {
  useHeldSession();
  const [answers, dispatch] = useReducer(reduceAnswers, run, answersAtStart);
  const [failure, setFailure] = useState<Practice['failure']>(null);
  const params = { id: run.attempt.attemptId };
  const check = useApiMutation<typeof checkPracticeAnswer>('post', '/exams/practice/attempts/{id}/check', {
    invalidates: ['/exams/mistakes/summary', '/exams/mistakes'],
    onSuccess: (answer) => dispatch({ type: 'checked', answer }),
  });
  const submit = useApiMutation<typeof submitAttempt>('post', '/exams/attempts/{id}/submit', {
    invalidates: ['/exams/attempts', '/exams/papers/{paperId}', '/exams/results'],
    onSuccess: onEnd,
  });
  return {
    run,
    answers,
    checking: check.isPending ? (check.variables.body.questionId ?? null) : null,
    failure,
    isFinishing: submit.isPending,
    finishError: submit.error?.message ?? null,
    choose: (question, optionId) => dispatch({ type: 'choose', question, optionId }),
    regraded: (questionId, dueAt) => dispatch({ type: 'graded', questionId, dueAt }),
    check({ _id: questionId }) {
      const selectedOptions = [...(answers.chosen[questionId] ?? [])];
      if (check.isPending || selectedOptions.length === 0 || isFixed(answers, { _id: questionId })) return;
      setFailure(null);
      const onError = (error: ApiError) => {
        if (error.code === 'exams.answers-not-released') {
          dispatch({ type: 'held', questionId, selectedOptions });
        } else {
          setFailure({ questionId, message: error.message });
        }
      };
      check.mutate({ params, body: { questionId, selectedOptions } }, { onError });
    },
    finish: () => submit.mutate({ params, body: {} }),
  };
}
