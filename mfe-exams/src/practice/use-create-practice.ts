import type {
  createPractice,
  createPracticeFromMistakes,
  createPracticeFromPaper,
  createPracticeFromResult,
} from '@pathshala/svc-exams-contract/http';
import type { InputOf } from '@pathshala/web-kit/route-types';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { practicePaths } from './paths.ts';

type CreateRoute =
  | typeof createPractice
  | typeof createPracticeFromMistakes
  | typeof createPracticeFromPaper
  | typeof createPracticeFromResult;

/** Makes a practice paper and opens its page; a refusal is shown as a toast and returned as `error`. */
export function useCreatePractice<Route extends CreateRoute>(
  path: Route['path'],
  /** `replace`: the page that made it by its address alone is not in the history. */
  { replace = false } = {},
) {
  const navigate = useNavigate();
  const { toast } = useServices();
  const { mutate, isPending, isSuccess, error } = useApiMutation<Route>('post', path, {
    onSuccess: ({ examId }) => void navigate(practicePaths.sitting(examId), { replace }),
    onError: ({ message }) => {
      if (!replace) toast.error(message);
    },
  });
  return { create: (input: InputOf<Route>) => mutate(input), isStarting: isPending || isSuccess, error };
}

/** "Practise these": a test of the wrong questions of a result, with answers at once. */
export function useStartPracticeFromResult() {
  const { create, isStarting } = useCreatePractice<typeof createPracticeFromResult>(
    '/exams/practice/from-result',
  );
  return {
    isStarting,
    startPracticeFromResult: (resultId: string, withBlank = false) =>
      create({ body: { resultId, withBlank } }),
  };
}
