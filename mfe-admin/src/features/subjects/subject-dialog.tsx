import { useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';
import { sharedTexts } from '../../texts.ts';
import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import { AdminModal } from '@pathshala/admin-kit/modal/modal';
import type { readSubject, SubjectItem } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { PartForm } from '../../course-tree/part-form.tsx';
import { type SubjectToSave, useSubjectForm } from './use-subject-form.ts';

interface CloseProps {
  readonly onClose: () => void;
}

/** A new subject of a course. */
export function SubjectDialog({ courseId, onClose }: CloseProps & { readonly courseId: string }): ReactNode {
  const translate = useText();
  return (
    <AdminModal title={translate(texts.createTitle)} onClose={onClose}>
      <SubjectForm subject={{ courseId }} onClose={onClose} />
    </AdminModal>
  );
}

interface EditSubjectProps extends CloseProps {
  readonly id: string;
  readonly name: string;
}

export function EditSubject({ id, name, onClose }: EditSubjectProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const query = useApiQuery<typeof readSubject>('/courses/subjects/{id}', { params: { id } });
  return (
    <AdminModal title={translate(sharedTexts.treeEditTitle, { name: inLanguage(name) })} onClose={onClose}>
      <QueryStates query={useFreshQuery(query)}>
        {(subject: SubjectItem) => <SubjectForm subject={subject} onClose={onClose} />}
      </QueryStates>
    </AdminModal>
  );
}

function SubjectForm({ subject, onClose }: CloseProps & { subject: SubjectToSave }): ReactNode {
  const translate = useText();
  const form = useSubjectForm(subject, onClose);
  const saveText = translate(subject._id === undefined ? texts.create : sharedTexts.treeSave);
  return <PartForm form={form} saveText={saveText} onClose={onClose} />;
}
