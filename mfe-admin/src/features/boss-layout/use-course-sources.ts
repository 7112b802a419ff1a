import type { PaletteSource } from '@pathshala/admin-kit/command-palette/palette-source';
import { permissions } from '@pathshala/rules/permissions';
import type { listAcademicCourses, listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { academicCourseFields } from '../../resources/academic-course.fields.ts';
import { sharedTexts } from '../../texts.ts';
import { texts } from './texts.ts';

/** A source for administrators who hold a permission. */
export interface GuardedSource extends PaletteSource {
  readonly permission: string;
}

/** Results of each kind. */
export const pageSize = 5;

/** Courses by the search of their lists. */
export function useCourseSources(): readonly GuardedSource[] {
  const { api } = useServices();
  const translate = useText();
  const inLanguage = useBilingual();
  return [
    {
      permission: permissions.questions,
      title: translate(texts.admissionCourses),
      async search(q, signal) {
        const input = { query: { q, pageSize } };
        const path = '/admissioncourse/universities';
        const { items } = await api.call<typeof listAdmissionCourses>('get', path, input, { signal });
        return items.map(({ _id, name, courseCode }) => ({
          to: `/boss/edit-admission-course/${_id}`,
          text: inLanguage(name),
          hint: courseCode,
        }));
      },
    },
    {
      permission: permissions.questions,
      title: translate(sharedTexts.academicListTitle),
      async search(q, signal) {
        const input = { query: { q, pageSize } };
        const path = '/academiccourse/academicCourses';
        const { items } = await api.call<typeof listAcademicCourses>('get', path, input, { signal });
        return items.map(({ _id, title, status }) => ({
          to: `/boss/edit-academiccourse/${_id}`,
          text: inLanguage(title),
          hint: translate(academicCourseFields.status.choices[status]),
        }));
      },
    },
  ];
}
