import { Button } from '@mantine/core';
import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import type { readSubject, SubjectItem } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { sharedTexts } from '../../texts.ts';
import { type SubjectToSave, useSubjectForm } from './use-subject-form.ts';
import { texts } from './texts.ts';

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

function SubjectForm({ subject: loaded, onClose }: CloseProps & { subject: SubjectToSave }): ReactNode {
  const translate = useText();
  const [subject] = useState(loaded);
  const form = useSubjectForm(subject, onClose);
  const { control } = form.methods;
  return (
    <AdminForm form={form}>
      <TextField control={control} name="SubjectTitle" label={translate(texts.name)} maxLength={300} />
      <TextField
        control={control}
        name="SubjectSummary"
        label={translate(texts.summary)}
        rows={3}
        maxLength={5000}
        isOptional
      />
      <ModalActions>
        <Button variant="default" onClick={onClose}>
          {translate(sharedTexts.cancel)}
        </Button>
        <SaveButton text={translate(subject._id === undefined ? texts.create : sharedTexts.treeSave)} />
      </ModalActions>
    </AdminForm>
  );
}
