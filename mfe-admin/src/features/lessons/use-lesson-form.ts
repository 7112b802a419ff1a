import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import type {
  createLesson,
  LessonInput,
  readLesson,
  replaceLesson,
} from '@pathshala/svc-catalog-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { usePartForm } from '../../course-tree/use-part-form.ts';
import { lessonFields } from '../../resources/lesson.fields.ts';
import { texts } from './texts.ts';
import { draftOf, emptyLesson, type Lesson, type LessonDraft, lessonSchema } from './lesson-draft.ts';

/** A stored lesson, or the chapter that gets a new one. */
export type LessonToSave = Lesson | { readonly chapterId: string; readonly _id?: undefined };

type LessonForm = FormHandle<LessonDraft, LessonInput, undefined>;

export function useLessonForm(lesson: LessonToSave, onSaved: () => void): LessonForm {
  const { api } = useServices();
  return usePartForm({
    kind: 'lesson',
    parentId: lesson.chapterId,
    fields: lessonFields,
    schema: lessonSchema,
    stored: lesson._id === undefined ? undefined : lesson,
    empty: emptyLesson,
    valuesOf: draftOf,
    read: (id) => api.call<typeof readLesson>('get', '/courses/{id}/lesson', { params: { id } }),
    create: (body): Promise<{ readonly title: string }> =>
      api.call<typeof createLesson>('post', '/courses/{id}/createlesson', {
        params: { id: lesson.chapterId },
        body,
      }),
    createFailed: texts.createFailed,
    replace: ({ _id: id, exams }, body, edit) =>
      api.call<typeof replaceLesson>('put', '/courses/lessons/{id}', {
        params: { id },
        // The form does not show exams; they stay.
        body: { ...body, exams, ...edit },
      }),
    nameOf: ({ title }) => title,
    onSaved,
  });
}
