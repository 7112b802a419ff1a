import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import { chapterInput } from '@pathshala/svc-catalog-contract/course';
import type {
  ChapterItem,
  createChapter,
  readChapter,
  replaceChapter,
} from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { WholeInput } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { z } from 'zod';
import { namedFailure } from '../../course-tree/named-failure.ts';
import { requiredTexts } from '../../course-tree/required-texts.ts';
import { useFormBasics } from '../../course-tree/use-form-basics.ts';
import { sharedTexts } from '../../texts.ts';
import { texts as chaptersTexts } from './texts.ts';

interface ChapterForm {
  readonly chapterTitle: string;
  readonly chapterSummary: string;
  /** The number, from 1; null: at the end. */
  readonly chapterNumber: number | null;
}

const checked = chapterInput.superRefine(requiredTexts({ chapterTitle: chaptersTexts.nameRequired }));

/** An empty number is left out. */
const schema = z
  .custom<ChapterForm>()
  .transform(
    ({ chapterNumber, ...texts }): z.input<typeof chapterInput> =>
      ({ ...texts, ...(chapterNumber !== null && { chapterNumber }) }) satisfies WholeInput<
        typeof chapterInput
      >,
  )
  .pipe(checked);

const emptyChapter: ChapterForm = { chapterTitle: '', chapterSummary: '', chapterNumber: null };

function formOf({ chapterTitle, chapterSummary, chapterNumber }: ChapterItem): ChapterForm {
  return { chapterTitle, chapterSummary, chapterNumber };
}

/** A stored chapter, or the subject that gets a new one. */
export type ChapterToSave = ChapterItem | { readonly subjectId: string; readonly _id?: undefined };

export function useChapterForm(chapter: ChapterToSave, onSaved: () => void) {
  const translate = useText();
  const inLanguage = useBilingual();
  const { api, toast } = useServices();
  const stored = chapter._id === undefined ? undefined : chapter;
  const create = (body: z.output<typeof schema>) =>
    namedFailure(
      api.call<typeof createChapter>('post', '/courses/{id}/createchapter', {
        params: { id: chapter.subjectId },
        body,
      }),
      (failure) => translate(chaptersTexts.createFailed, failure),
    );
  return useAdminForm({
    ...useFormBasics('chapter', stored?._id ?? `${chapter.subjectId}:new`),
    schema,
    defaultValues: stored ? formOf(stored) : emptyChapter,
    rev: stored?.rev,
    save: (body, { rev }): Promise<{ readonly chapterTitle: string }> =>
      stored
        ? api.call<typeof replaceChapter>('put', '/courses/chapters/{id}', {
            params: { id: stored._id },
            body: { ...body, ...(rev !== undefined && { rev }) },
          })
        : create(body),
    ...(stored && {
      loadStored: async () => {
        const params = { id: stored._id };
        const now = await api.call<typeof readChapter>('get', '/courses/chapters/{id}', { params });
        return { ...now, values: formOf(now) };
      },
    }),
    onSaved: ({ chapterTitle }) => {
      toast.success(translate(sharedTexts.treeSaved, { name: inLanguage(chapterTitle) }));
      onSaved();
    },
  });
}
