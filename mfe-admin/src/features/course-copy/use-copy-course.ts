import type { copyCourse, CopyPreview } from '@pathshala/svc-catalog-contract/copies';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { stalePaths } from '../../course-tree/part-calls.ts';
import { texts } from './texts.ts';

const editPaths = {
  academic: (id: string) => `/boss/edit-academiccourse/${id}`,
  admission: (id: string) => `/boss/create-university/${id}`,
} as const;

/** Makes the copy and opens it for its author. */
export function useCopyCourse({ courseId: id }: Pick<CopyPreview, 'courseId'>) {
  const translate = useText();
  const inLanguage = useBilingual();
  const navigate = useNavigate();
  const { toast } = useServices();
  const { mutate, isPending } = useApiMutation<typeof copyCourse>('post', '/courses/{id}/copies', {
    invalidates: [...stalePaths, '/admissioncourse/universities', '/courses/batches', '/assignments'],
    onSuccess: ({ courseId, courseKind, courseName }) => {
      toast.success(translate(texts.made, { name: inLanguage(courseName) }));
      void navigate(editPaths[courseKind](courseId));
    },
    onError: (error) => toast.error(error.message),
  });
  return { isPending, copy: (days: number): void => mutate({ params: { id }, body: { days } }) };
}
