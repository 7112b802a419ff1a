import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import { contentInput } from '@pathshala/svc-catalog-contract/course';
import type { createContent, readContent, replaceContent } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { namedFailure } from '../../course-tree/named-failure.ts';
import { requiredTexts } from '../../course-tree/required-texts.ts';
import { storedVersion } from '../../course-tree/stored-version.ts';
import { useFormBasics } from '../../course-tree/use-form-basics.ts';
import { sharedTexts } from '../../texts.ts';
import { texts } from './texts.ts';

type Content = AnswerOf<typeof readContent>;

interface ContentForm {
  readonly title: string;
  /** Rich text. */
  readonly contentDetails: string;
}

/** A stored content, or the chapter that gets a new one. */
export type ContentToSave = Content | { readonly chapterId: string; readonly _id?: undefined };

const schema = contentInput.superRefine(
  requiredTexts({ title: texts.nameRequired, contentDetails: texts.detailsRequired }, 'contentDetails'),
);

function formOf({ title, contentDetails }: Content): ContentForm {
  return { title, contentDetails };
}

export function useContentForm(content: ContentToSave, onSaved: () => void) {
  const translate = useText();
  const inLanguage = useBilingual();
  const { api, toast } = useServices();
  const stored = content._id === undefined ? undefined : content;
  const create = (body: ContentForm) =>
    namedFailure(
      api.call<typeof createContent>('post', '/courses/{id}/createcontent', {
        params: { id: content.chapterId },
        body,
      }),
      (failure) => translate(texts.createFailed, failure),
    );
  return useAdminForm({
    ...useFormBasics('content', stored?._id ?? `${content.chapterId}:new`),
    schema,
    defaultValues: stored ? formOf(stored) : { title: '', contentDetails: '' },
    rev: stored?.rev,
    save: (body, { rev }): Promise<{ readonly title: string }> =>
      stored
        ? api.call<typeof replaceContent>('put', '/courses/contents/{id}', {
            params: { id: stored._id },
            body: { ...body, ...(rev !== undefined && { rev }) },
          })
        : create(body),
    ...(stored && {
      loadStored: async () => {
        const params = { id: stored._id };
        const now = await api.call<typeof readContent>('get', '/courses/{id}/contentdetails', { params });
        return storedVersion(now, formOf(now));
      },
    }),
    onSaved: ({ title }) => {
      toast.success(translate(sharedTexts.treeSaved, { name: inLanguage(title) }));
      onSaved();
    },
  });
}
