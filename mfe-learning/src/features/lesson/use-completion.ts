import type { completeLesson } from '@pathshala/svc-catalog-contract/http';
import { useQueryClient } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { CourseProgress } from '../../lessons/lesson-types.ts';

export interface Completion {
  readonly isBusy: boolean;
  /** `onDone` is called with the new progress. A failure is shown as a toast. */
  readonly mark: (isCompleted: boolean, onDone?: (progress: CourseProgress) => void) => void;
}

/** Marks a lesson; every page of the course shows the new progress at once. */
export function useCompletion(courseId: string, lessonId: string): Completion {
  const { toast } = useServices();
  const queryClient = useQueryClient();
  const mutation = useApiMutation<typeof completeLesson>('put', '/courses/lessons/{id}/completion', {
    onSuccess: (progress) => {
      const input = { params: { id: courseId } };
      queryClient.setQueryData(['/courses/{id}/progress', input], progress);
      // Other lessons may open after this one.
      void queryClient.invalidateQueries({ queryKey: ['/courses/{id}/outline', input] });
    },
    onError: ({ message }) => toast.error(message),
  });
  return {
    isBusy: mutation.isPending,
    mark: (completed, onDone) =>
      mutation.mutate({ params: { id: lessonId }, body: { completed } }, onDone ? { onSuccess: onDone } : {}),
  };
}
