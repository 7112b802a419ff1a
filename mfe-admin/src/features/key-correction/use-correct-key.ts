import type { correctKey } from '@pathshala/svc-exams-contract/key-corrections';
import type { InputOf } from '@pathshala/web-kit/route-types';
import { useQueryClient } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { correctionsPath, previewPath } from './correction-paths.ts';
import { texts } from './texts.ts';

interface CorrectKeyOptions {
  readonly paperId: string;
  readonly onApplied: () => void;
  /** Somebody else has corrected the key since the preview; a new one is being fetched. */
  readonly onConflict: () => void;
}

/** Applies a correction of the key. */
export function useCorrectKey({ paperId, onApplied, onConflict }: CorrectKeyOptions) {
  const translate = useText();
  const { toast } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useApiMutation<typeof correctKey>('post', correctionsPath, {
    invalidates: [correctionsPath, '/exams/papers/{paperId}/analysis'],
    onSuccess: () => {
      toast.success(translate(texts.applied));
      onApplied();
    },
    onError: ({ code, message }) => {
      if (code !== 'exams.key-corrected-meanwhile') {
        toast.error(message);
        return;
      }
      onConflict();
      for (const stale of [correctionsPath, previewPath]) {
        void queryClient.invalidateQueries({ queryKey: [stale] });
      }
    },
  });
  return {
    isBusy: isPending,
    apply: (body: InputOf<typeof correctKey>['body']) => mutate({ params: { paperId }, body }),
  };
}
