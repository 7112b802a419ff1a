import { Button } from '@mantine/core';
import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import type { ChapterItem, readChapter } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { sharedTexts } from '../../texts.ts';
import { type ChapterToSave, useChapterForm } from './use-chapter-form.ts';
import { texts } from './texts.ts';

interface CloseProps {
  readonly onClose: () => void;
}

/** A new chapter of a subject. */
export function ChapterDialog({
  subjectId,
  onClose,
}: CloseProps & { readonly subjectId: string }): ReactNode {
  const translate = useText();
  return (
    <AdminModal title={translate(texts.createTitle)} onClose={onClose}>
      <ChapterForm chapter={{ subjectId }} onClose={onClose} />
    </AdminModal>
  );
}

interface EditChapterProps extends CloseProps {
  readonly id: string;
  readonly name: string;
}

export function EditChapter({ id, name, onClose }: EditChapterProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const query = useApiQuery<typeof readChapter>('/courses/chapters/{id}', { params: { id } });
  return (
    <AdminModal title={translate(sharedTexts.treeEditTitle, { name: inLanguage(name) })} onClose={onClose}>
      <QueryStates query={useFreshQuery(query)}>
        {(chapter: ChapterItem) => <ChapterForm chapter={chapter} onClose={onClose} />}
      </QueryStates>
    </AdminModal>
  );
}

function ChapterForm({ chapter: loaded, onClose }: CloseProps & { chapter: ChapterToSave }): ReactNode {
  const translate = useText();
  const [chapter] = useState(loaded);
  const form = useChapterForm(chapter, onClose);
  const { control } = form.methods;
  return (
    <AdminForm form={form}>
      <TextField control={control} name="chapterTitle" label={translate(texts.name)} maxLength={300} />
      <TextField
        control={control}
        name="chapterSummary"
        label={translate(texts.summary)}
        rows={3}
        maxLength={5000}
        isOptional
      />
      <NumberField
        control={control}
        name="chapterNumber"
        label={translate(texts.number)}
        help={translate(texts.numberHelp)}
        isOptional
      />
      <ModalActions>
        <Button variant="default" onClick={onClose}>
          {translate(sharedTexts.cancel)}
        </Button>
        <SaveButton text={translate(chapter._id === undefined ? texts.create : sharedTexts.treeSave)} />
      </ModalActions>
    </AdminForm>
  );
}
