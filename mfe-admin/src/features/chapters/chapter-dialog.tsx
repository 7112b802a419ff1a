import { useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';
import { sharedTexts } from '../../texts.ts';
import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import { AdminModal } from '@pathshala/admin-kit/modal/modal';
import type { ChapterItem, readChapter } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { PartForm } from '../../course-tree/part-form.tsx';
import { type ChapterToSave, useChapterForm } from './use-chapter-form.ts';

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

function ChapterForm({ chapter, onClose }: CloseProps & { chapter: ChapterToSave }): ReactNode {
  const translate = useText();
  const form = useChapterForm(chapter, onClose);
  const saveText = translate(chapter._id === undefined ? texts.create : sharedTexts.treeSave);
  return <PartForm form={form} saveText={saveText} onClose={onClose} />;
}
