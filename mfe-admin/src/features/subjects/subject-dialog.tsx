import { Button } from '@mantine/core';
import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import { SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import type { ValuesOf } from '@pathshala/admin-kit/forms/record-fields';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import type { readSubject, SubjectItem } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import type { subjectFields } from '../../resources/subject.fields.ts';
import { useTexts } from '../../texts.ts';
import { type SubjectToSave, useSubjectForm } from './use-subject-form.ts';

type SubjectValues = ValuesOf<typeof subjectFields>;

interface CloseProps {
  readonly onClose: () => void;
}

/** A new subject of a course. */
export function SubjectDialog({ courseId, onClose }: CloseProps & { readonly courseId: string }): ReactNode {
  const translate = useTexts();
  return (
    <AdminModal title={translate('subjects.createTitle')} onClose={onClose}>
      <SubjectForm subject={{ courseId }} onClose={onClose} />
    </AdminModal>
  );
}

interface EditSubjectProps extends CloseProps {
  readonly id: string;
  readonly name: string;
}

export function EditSubject({ id, name, onClose }: EditSubjectProps): ReactNode {
  const translate = useTexts();
  const inLanguage = useBilingual();
  const query = useApiQuery<typeof readSubject>('/courses/subjects/{id}', { params: { id } });
  return (
    <AdminModal title={translate('tree.editTitle', { name: inLanguage(name) })} onClose={onClose}>
      <QueryStates query={useFreshQuery(query)}>
        {(subject: SubjectItem) => <SubjectForm subject={subject} onClose={onClose} />}
      </QueryStates>
    </AdminModal>
  );
}

function SubjectForm({ subject: loaded, onClose }: CloseProps & { subject: SubjectToSave }): ReactNode {
  const translate = useTexts();
  const [subject] = useState(loaded);
  const form = useSubjectForm(subject, onClose);
  return (
    <AdminForm form={form}>
      <Field<SubjectValues> name="SubjectTitle" />
      <Field<SubjectValues> name="SubjectSummary" />
      <ModalActions>
        <Button variant="default" onClick={onClose}>
          {translate('cancel')}
        </Button>
        <SaveButton text={translate(subject._id === undefined ? 'subjects.create' : 'tree.save')} />
      </ModalActions>
    </AdminForm>
  );
}
