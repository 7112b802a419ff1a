import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { CourseStatus } from '@pathshala/rules/course-status';
import type { changeAcademicCourseStatus } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { stalePaths } from '../../course-tree/part-calls.ts';
import { academicCourseFields } from '../../resources/academic-course.fields.ts';
import type { ListedCourse } from './listed-course.ts';
import { texts } from './texts.ts';

/** Students find courses in these statuses (CAT-07). */
export const isOpenStatus = (status: CourseStatus): boolean => status === 'active' || status === 'upcoming';

/** Sets the status of a course; asks first if students then no longer find it. */
export function useChangeStatus(course: ListedCourse) {
  const translate = useText();
  const name = useBilingual()(course.title);
  const confirm = useConfirm();
  const { toast } = useServices();
  const { mutate, isPending } = useApiMutation<typeof changeAcademicCourseStatus>(
    'put',
    '/academiccourse/academicCourses/{id}/status',
    {
      invalidates: stalePaths,
      onSuccess: ({ status }) =>
        toast.success(
          translate(texts.statusChanged, {
            name,
            status: translate(academicCourseFields.status.choices[status]),
          }),
        ),
      onError: (error) => toast.error(`${name}: ${error.message}`),
    },
  );
  async function change(status: CourseStatus): Promise<void> {
    const isHiding = isOpenStatus(course.status) && !isOpenStatus(status);
    const isConfirmed =
      !isHiding ||
      (await confirm({
        title: translate(texts.hideTitle, {
          name,
          status: translate(academicCourseFields.status.choices[status]),
        }),
        body: <p>{translate(texts.hideText, { n: course.enrolledCount ?? 0 })}</p>,
        confirmText: translate(texts.set),
      }));
    if (isConfirmed) mutate({ params: { id: course._id }, body: { status } });
  }
  return { change, isPending };
}
