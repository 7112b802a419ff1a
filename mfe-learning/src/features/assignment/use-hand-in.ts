import type { handInAssignment } from '@pathshala/svc-catalog-contract/assignment-routes';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { HandInDraft } from './hand-in-draft.ts';
import { texts } from './texts.ts';

interface HandIn {
  readonly send: (draft: HandInDraft) => void;
  readonly isSending: boolean;
  readonly error: ApiError | null;
}

export function useHandIn(assignmentId: string, onDone: () => void): HandIn {
  const translate = useText();
  const { toast } = useServices();
  const { mutate, isPending, error } = useApiMutation<typeof handInAssignment>(
    'put',
    '/assignments/{id}/submission',
    {
      invalidates: ['/assignments', '/assignments/{id}', '/assignments/{id}/submission'],
      onSuccess: () => {
        toast.success(translate(texts.done));
        onDone();
      },
    },
  );
  return {
    isSending: isPending,
    error,
    send: ({ file, pages, text, link, groupMembers }) =>
      mutate({
        params: { id: assignmentId },
        body: {
          text,
          link: link.trim(),
          groupMembers,
          fileId: file?.fileId ?? '',
          pages: pages.map(({ pageId, rotation }) => ({ fileId: pageId, rotation })),
        },
      }),
  };
}
