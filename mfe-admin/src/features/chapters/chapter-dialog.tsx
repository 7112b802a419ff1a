import { Button } from '@mantine/core';
import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import type { ValuesOf } from '@pathshala/admin-kit/forms/record-fields';
import { SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import type { ChapterItem, readChapter } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import type { chapterFields } from '../../resources/chapter.fields.ts';
import { useTexts } from '../../texts.ts';
import { type ChapterToSave, useChapterForm } from './use-chapter-form.ts';

type ChapterValues = ValuesOf<typeof chapterFields>;

interface CloseProps {
  readonly onClose: () => void;
}

/** A new chapter of a subject. */
export function ChapterDialog({
  subjectId,
  onClose,
}: CloseProps & { readonly subjectId: string }): ReactNode {
  const translate = useTexts();
  return (
    <AdminModal title={translate('chapters.createTitle')} onClose={onClose}>
      <ChapterForm chapter={{ subjectId }} onClose={onClose} />
    </AdminModal>
  );
}

interface EditChapterProps extends CloseProps {
  readonly id: string;
  readonly name: string;
}

export function EditChapter({ id, name, onClose }: EditChapterProps): ReactNode {
  const translate = useTexts();
  const inLanguage = useBilingual();
  const query = useApiQuery<typeof readChapter>('/courses/chapters/{id}', { params: { id } });
  return (
    <AdminModal title={translate('tree.editTitle', { name: inLanguage(name) })} onClose={onClose}>
      <QueryStates query={useFreshQuery(query)}>
        {(chapter: ChapterItem) => <ChapterForm chapter={chapter} onClose={onClose} />}
      </QueryStates>
    </AdminModal>
  );
}

function ChapterForm({ chapter: loaded, onClose }: CloseProps & { chapter: ChapterToSave }): ReactNode {
  const translate = useTexts();
  const [chapter] = useState(loaded);
  const form = useChapterForm(chapter, onClose);
  return (
    <AdminForm form={form}>
      <Field<ChapterValues> name="chapterTitle" />
      <Field<ChapterValues> name="chapterSummary" />
      <Field<ChapterValues> name="chapterNumber" />
      <ModalActions>
        <Button variant="default" onClick={onClose}>
          {translate('cancel')}
        </Button>
        <SaveButton text={translate(chapter._id === undefined ? 'chapters.create' : 'tree.save')} />
      </ModalActions>
    </AdminForm>
  );
}
