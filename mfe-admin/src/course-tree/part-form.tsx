import { Button } from '@mantine/core';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { Field } from '@pathshala/admin-kit/forms/field';
import { SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { ModalActions } from '@pathshala/admin-kit/modal/modal';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { sharedTexts } from '../texts.ts';

interface PartFormProps<Values extends FieldValues, Output> {
  readonly form: FormHandle<Values, Output, undefined>;
  readonly saveText: string;
  readonly onClose: () => void;
}

/** All fields of a small part of a course, in a dialog. */
export function PartForm<Values extends FieldValues, Output>(
  props: PartFormProps<Values, Output>,
): ReactNode {
  const { form, saveText, onClose } = props;
  const translate = useText();
  return (
    <AdminForm form={form}>
      {Object.keys(form.fields).map((name) => (
        <Field key={name} name={name} />
      ))}
      <ModalActions>
        <Button variant="default" onClick={onClose}>
          {translate(sharedTexts.cancel)}
        </Button>
        <SaveButton text={saveText} />
      </ModalActions>
    </AdminForm>
  );
}
