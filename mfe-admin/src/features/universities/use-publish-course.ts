import type { publishAdmissionCourse } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { ListedCourse } from './listed-course.ts';
import { texts } from './texts.ts';

/** Shows a draft to students. */
export function usePublishCourse(): (course: ListedCourse) => void {
  const translate = useText();
  const inLanguage = useBilingual();
  const { toast } = useServices();
  const { mutate } = useApiMutation<typeof publishAdmissionCourse>(
    'put',
    '/admissioncourse/universities/{id}/publication',
    {
      invalidates: ['/admissioncourse/universities', '/admissioncourse/universities/{id}'],
      onSuccess: ({ name }) => toast.success(translate(texts.published, { name: inLanguage(name) })),
      onError: (error) => toast.error(error.message),
    },
  );
  return ({ _id: id }) => mutate({ params: { id }, body: {} });
}
