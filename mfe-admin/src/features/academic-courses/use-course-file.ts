import type { duplicateAcademicCourse, exportAcademicCourse } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useNavigate } from '@pathshala/web-kit/router';
import { saveFile } from '@pathshala/web-kit/save-file';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { stalePaths } from '../../course-tree/part-calls.ts';
import type { ListedCourse } from './listed-course.ts';
import { takeFile } from '../../files/take-file.ts';
import { texts } from './texts.ts';

const fileType = 'application/zip';
/** Milliseconds: a course with many pictures on a slow network. */
const timeout = 120_000;
/** Characters of a title in a file name. */
const nameLimit = 60;

/** Downloads a course as one file. */
export function useExportCourse(): (course: ListedCourse) => Promise<void> {
  const translate = useText();
  const inLanguage = useBilingual();
  const { api, toast } = useServices();
  return async ({ _id: id, title }) => {
    const name = inLanguage(title);
    toast.info(translate(texts.exporting, { name }));
    const path = '/academiccourse/academicCourses/{id}/export';
    const taken = takeFile(fileType);
    try {
      const options = { timeout, fetch: taken.fetch };
      await api.call<typeof exportAcademicCourse>('get', path, { params: { id } }, options);
      const file = taken.file();
      if (file) saveFile(file, `${fileNameOf(name)}.zip`);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(`${name}: ${error.message}`);
    }
  };
}

/** The title without what file systems refuse. */
function fileNameOf(title: string): string {
  const name = title.replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, ' ').trim();
  return name.slice(0, nameLimit) || 'course';
}

/** Copies a course without moved dates, and opens the copy, which is a draft. */
export function useDuplicateCourse() {
  const translate = useText();
  const inLanguage = useBilingual();
  const navigate = useNavigate();
  const { toast } = useServices();
  const { mutate } = useApiMutation<typeof duplicateAcademicCourse>(
    'post',
    '/academiccourse/academicCourses/{id}/duplicate',
    {
      invalidates: stalePaths,
      onSuccess: ({ _id, title }) => {
        toast.success(translate(texts.duplicated, { name: inLanguage(title) }));
        void navigate(`/boss/edit-academiccourse/${_id}`);
      },
      onError: (error) => toast.error(error.message),
    },
  );
  return { duplicate: ({ _id: id }: ListedCourse): void => mutate({ params: { id }, query: {} }) };
}
