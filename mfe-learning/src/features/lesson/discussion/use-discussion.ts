import type {
  answerQuestion,
  askQuestion,
  deleteAnswer,
  deleteQuestion,
  editAnswer,
  editQuestion,
  hideAnswer,
  hideQuestion,
} from '@pathshala/svc-catalog-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';

export const questionsPath = '/courses/lessons/{id}/questions';

const byId = (id: string) => ({ params: { id } });

/** Every change refetches the page of questions; a failure is shown as a toast. */
function useOptions() {
  const { toast } = useServices();
  return { invalidates: [questionsPath], onError: ({ message }: ApiError) => toast.error(message) };
}

export function useAsk(lessonId: string) {
  const { mutate, isPending } = useApiMutation<typeof askQuestion>('post', questionsPath, useOptions());
  return {
    isBusy: isPending,
    send: (text: string, onSuccess: () => void) =>
      mutate({ ...byId(lessonId), body: { text } }, { onSuccess }),
  };
}

export function useAnswer(questionId: string) {
  const path = '/courses/questions/{id}/answers';
  const { mutate, isPending } = useApiMutation<typeof answerQuestion>('post', path, useOptions());
  return {
    isBusy: isPending,
    send: (text: string, onSuccess: () => void) =>
      mutate({ ...byId(questionId), body: { text } }, { onSuccess }),
  };
}

export interface PostActions {
  readonly isBusy: boolean;
  readonly edit: (text: string, onDone: () => void) => void;
  readonly remove: () => void;
  readonly hide: (isHidden: boolean) => void;
}

export function useQuestionActions(id: string): PostActions {
  const options = useOptions();
  const edit = useApiMutation<typeof editQuestion>('put', '/courses/questions/{id}', options);
  const remove = useApiMutation<typeof deleteQuestion>('delete', '/courses/questions/{id}', options);
  const hide = useApiMutation<typeof hideQuestion>('put', '/courses/questions/{id}/visibility', options);
  return {
    isBusy: edit.isPending || remove.isPending || hide.isPending,
    edit: (text, onSuccess) => edit.mutate({ ...byId(id), body: { text } }, { onSuccess }),
    remove: () => remove.mutate(byId(id)),
    hide: (isHidden) => hide.mutate({ ...byId(id), body: { isHidden } }),
  };
}

export function useAnswerActions(id: string): PostActions {
  const options = useOptions();
  const edit = useApiMutation<typeof editAnswer>('put', '/courses/answers/{id}', options);
  const remove = useApiMutation<typeof deleteAnswer>('delete', '/courses/answers/{id}', options);
  const hide = useApiMutation<typeof hideAnswer>('put', '/courses/answers/{id}/visibility', options);
  return {
    isBusy: edit.isPending || remove.isPending || hide.isPending,
    edit: (text, onSuccess) => edit.mutate({ ...byId(id), body: { text } }, { onSuccess }),
    remove: () => remove.mutate(byId(id)),
    hide: (isHidden) => hide.mutate({ ...byId(id), body: { isHidden } }),
  };
}
