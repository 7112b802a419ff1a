import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import type {
  createLesson,
  LessonInput,
  readLesson,
  replaceLesson,
} from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { namedFailure } from '../../course-tree/named-failure.ts';
import { storedVersion } from '../../course-tree/stored-version.ts';
import { useFormBasics } from '../../course-tree/use-form-basics.ts';
import { sharedTexts } from '../../texts.ts';
import { draftOf, emptyLesson, type Lesson, type LessonDraft, lessonSchema } from './lesson-draft.ts';
import { texts } from './texts.ts';

/** A stored lesson, or the chapter that gets a new one. */
export type LessonToSave = Lesson | { readonly chapterId: string; readonly _id?: undefined };

export type LessonForm = FormHandle<LessonDraft, LessonInput, undefined>;

export function useLessonForm(lesson: LessonToSave, onSaved: () => void): LessonForm {
  const translate = useText();
  const inLanguage = useBilingual();
  const { api, toast } = useServices();
  const stored = lesson._id === undefined ? undefined : lesson;
  const create = (body: LessonInput) =>
    namedFailure(
      api.call<typeof createLesson>('post', '/courses/{id}/createlesson', {
        params: { id: lesson.chapterId },
        body,
      }),
      (failure) => translate(texts.createFailed, failure),
    );
  return useAdminForm({
    ...useFormBasics('lesson', stored?._id ?? `${lesson.chapterId}:new`),
    schema: lessonSchema,
    defaultValues: stored ? draftOf(stored) : emptyLesson,
    rev: stored?.rev,
    save: (body, { rev }): Promise<{ readonly title: string }> =>
      stored
        ? api.call<typeof replaceLesson>('put', '/courses/lessons/{id}', {
            params: { id: stored._id },
            // The form does not show exams; they stay.
            body: { ...body, exams: stored.exams, ...(rev !== undefined && { rev }) },
          })
        : create(body),
    ...(stored && {
      loadStored: async () => {
        const params = { id: stored._id };
        const now = await api.call<typeof readLesson>('get', '/courses/{id}/lesson', { params });
        return storedVersion(now, draftOf(now));
      },
    }),
    onSaved: ({ title }) => {
      toast.success(translate(sharedTexts.treeSaved, { name: inLanguage(title) }));
      onSaved();
    },
  });
}
