import { emptyValues, storedValues, type ValuesOf } from '@pathshala/admin-kit/forms/record-fields';
import { chapterInput } from '@pathshala/svc-catalog-contract/course';
import type {
  ChapterItem,
  createChapter,
  readChapter,
  replaceChapter,
} from '@pathshala/svc-catalog-contract/http';
import type { WholeInput } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { z } from 'zod';
import { requiredTexts } from '../../course-tree/required-texts.ts';
import { usePartForm } from '../../course-tree/use-part-form.ts';
import { chapterFields } from '../../resources/chapter.fields.ts';

const checked = chapterInput.superRefine(requiredTexts({ chapterTitle: 'chapters.nameRequired' }));

/** An empty number is left out. */
const schema = z
  .custom<ValuesOf<typeof chapterFields>>()
  .transform(
    ({ chapterNumber, ...texts }): z.input<typeof chapterInput> =>
      ({ ...texts, ...(chapterNumber !== null && { chapterNumber }) }) satisfies WholeInput<
        typeof chapterInput
      >,
  )
  .pipe(checked);

/** A stored chapter, or the subject that gets a new one. */
export type ChapterToSave = ChapterItem | { readonly subjectId: string; readonly _id?: undefined };

export function useChapterForm(chapter: ChapterToSave, onSaved: () => void) {
  const { api } = useServices();
  return usePartForm({
    kind: 'chapter',
    parentId: chapter.subjectId,
    fields: chapterFields,
    schema,
    stored: chapter._id === undefined ? undefined : chapter,
    empty: emptyValues(chapterFields),
    valuesOf: (stored) => storedValues(chapterFields, stored),
    read: (id) => api.call<typeof readChapter>('get', '/courses/chapters/{id}', { params: { id } }),
    create: (body): Promise<{ readonly chapterTitle: string }> =>
      api.call<typeof createChapter>('post', '/courses/{id}/createchapter', {
        params: { id: chapter.subjectId },
        body,
      }),
    createFailed: 'chapters.createFailed',
    replace: ({ _id: id }, body, edit) =>
      api.call<typeof replaceChapter>('put', '/courses/chapters/{id}', {
        params: { id },
        body: { ...body, ...edit },
      }),
    nameOf: ({ chapterTitle }) => chapterTitle,
    onSaved,
  });
}
