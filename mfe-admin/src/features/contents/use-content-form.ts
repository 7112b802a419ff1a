import { emptyValues, storedValues } from '@pathshala/admin-kit/forms/record-fields';
import { contentInput } from '@pathshala/svc-catalog-contract/course';
import type { createContent, readContent, replaceContent } from '@pathshala/svc-catalog-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { requiredTexts } from '../../course-tree/required-texts.ts';
import { usePartForm } from '../../course-tree/use-part-form.ts';
import { contentFields } from '../../resources/content.fields.ts';

type Content = AnswerOf<typeof readContent>;

/** A stored content, or the chapter that gets a new one. */
export type ContentToSave = Content | { readonly chapterId: string; readonly _id?: undefined };

const schema = contentInput.superRefine(
  requiredTexts(
    { title: 'contents.nameRequired', contentDetails: 'contents.detailsRequired' },
    'contentDetails',
  ),
);

export function useContentForm(content: ContentToSave, onSaved: () => void) {
  const { api } = useServices();
  return usePartForm({
    kind: 'content',
    parentId: content.chapterId,
    fields: contentFields,
    schema,
    stored: content._id === undefined ? undefined : content,
    empty: emptyValues(contentFields),
    valuesOf: (stored) => storedValues(contentFields, stored),
    read: (id) => api.call<typeof readContent>('get', '/courses/{id}/contentdetails', { params: { id } }),
    create: (body): Promise<{ readonly title: string }> =>
      api.call<typeof createContent>('post', '/courses/{id}/createcontent', {
        params: { id: content.chapterId },
        body,
      }),
    createFailed: 'contents.createFailed',
    replace: ({ _id: id }, body, edit) =>
      api.call<typeof replaceContent>('put', '/courses/contents/{id}', {
        params: { id },
        body: { ...body, ...edit },
      }),
    nameOf: ({ title }) => title,
    onSaved,
  });
}
