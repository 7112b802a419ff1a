import type { createPracticeFromSearch } from '@pathshala/svc-exams-contract/practice-search';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { practicePaths } from '../../practice/paths.ts';

/** Makes a practice of what was found and opens it; Back leads to the search. */
export function usePractise() {
  const navigate = useNavigate();
  const { toast } = useServices();
  const { mutate, isPending, isSuccess } = useApiMutation<typeof createPracticeFromSearch>(
    'post',
    '/exams/practice/from-search',
    {
      onSuccess: ({ examId }) => void navigate(practicePaths.sitting(examId)),
      onError: ({ message }) => toast.error(message),
    },
  );
  return { practise: mutate, isStarting: isPending || isSuccess };
}
