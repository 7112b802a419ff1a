import { Button } from '@mantine/core';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import { SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import type { Batch, readBatch } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { sharedTexts } from '../../texts.ts';
import { CoursesField, TeacherField } from './batch-fields.tsx';
import { batchPath } from '../../batches/batch-paths.ts';
import { texts } from './texts.ts';
import { type BatchValues, useBatchForm } from './use-batch-form.ts';

interface CloseProps {
  readonly onClose: () => void;
}

interface BatchDialogProps extends CloseProps {
  readonly onSaved: (batch: Batch) => void;
}

/** A new batch. */
export function BatchDialog({ onSaved, onClose }: BatchDialogProps): ReactNode {
  const translate = useText();
  return (
    <AdminModal title={translate(texts.createTitle)} size="lg" onClose={onClose}>
      <BatchForm onSaved={onSaved} onClose={onClose} />
    </AdminModal>
  );
}

interface EditBatchProps extends CloseProps {
  readonly id: string;
  readonly name: string;
}

export function EditBatch({ id, name, onClose }: EditBatchProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const query = useApiQuery<typeof readBatch>(batchPath, { params: { id } });
  return (
    <AdminModal title={translate(texts.editTitle, { name: inLanguage(name) })} size="lg" onClose={onClose}>
      <QueryStates query={useFreshQuery(query)}>
        {(batch: Batch) => <BatchForm batch={batch} onSaved={onClose} onClose={onClose} />}
      </QueryStates>
    </AdminModal>
  );
}

interface BatchFormProps extends BatchDialogProps {
  readonly batch?: Batch;
}

function BatchForm({ batch: loaded, onSaved, onClose }: BatchFormProps): ReactNode {
  const translate = useText();
  // A later fetch does not change the form; a save is compared with what is stored by its revision.
  const [batch] = useState(loaded);
  const form = useBatchForm({ batch, onSaved });
  return (
    <AdminForm form={form}>
      <Field<BatchValues> name="name" />
      <CoursesField stored={batch?.courses ?? []} />
      <FormColumns>
        <TeacherField stored={batch} />
        <Field<BatchValues> name="teacherName" />
        <Field<BatchValues> name="room" />
        <Field<BatchValues> name="capacity" />
        <Field<BatchValues> name="startsOn" />
        <Field<BatchValues> name="endsOn" />
      </FormColumns>
      <Field<BatchValues> name="notifiesGuardian" />
      <ModalActions>
        <Button variant="default" onClick={onClose}>
          {translate(sharedTexts.cancel)}
        </Button>
        <SaveButton text={translate(batch === undefined ? texts.create : sharedTexts.treeSave)} />
      </ModalActions>
    </AdminForm>
  );
}
