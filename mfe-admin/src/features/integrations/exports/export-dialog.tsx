import { Button } from '@mantine/core';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { ChoicesField } from '@pathshala/admin-kit/forms/choices-field';
import { Field } from '@pathshala/admin-kit/forms/field';
import { SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import type { ExportableList, ScheduledExport } from '@pathshala/svc-auth-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { weekdayTexts } from '../../../weekdays.ts';
import { exportFields } from '../../../resources/export.fields.ts';
import { DestinationFields } from './destination-fields.tsx';
import type { ExportValues } from './export-values.ts';
import { ListFields } from './list-fields.tsx';
import { texts } from './texts.ts';
import { useExportForm } from './use-export-form.ts';

interface ExportDialogProps {
  /** Absent for a new one. */
  readonly stored?: ScheduledExport | undefined;
  readonly lists: readonly ExportableList[];
  readonly onClose: () => void;
}

export function ExportDialog({ stored: opened, lists, onClose }: ExportDialogProps): ReactNode {
  const translate = useText();
  const [stored] = useState(opened);
  const form = useExportForm(stored, onClose);
  const title =
    stored === undefined ? translate(texts.add) : translate(texts.editTitle, { name: stored.name });
  return (
    <AdminModal title={title} onClose={onClose}>
      <AdminForm form={form}>
        <Field<ExportValues> name="name" />
        <ListFields lists={lists} />
        <Field<ExportValues> name="format" />
        <Field<ExportValues> name="language" />
        <ScheduleFields />
        <DestinationFields />
        {stored !== undefined && <Field<ExportValues> name="isOn" />}
        <ModalActions>
          <Button variant="default" onClick={onClose}>
            {translate(commonTexts.cancel)}
          </Button>
          <SaveButton />
        </ModalActions>
      </AdminForm>
    </AdminModal>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour));

function ScheduleFields(): ReactNode {
  const translate = useText();
  const { digits } = useFormat();
  const when = useWatch<ExportValues, 'when'>({ name: 'when' });
  return (
    <>
      <Field<ExportValues> name="when" />
      {when === 'weekly' && (
        <ChoicesField<ExportValues>
          name="weekdays"
          label={translate(exportFields.weekdays.label)}
          choices={weekdayTexts.map((text, day) => ({ value: String(day), label: translate(text) }))}
        />
      )}
      {when === 'monthly' && <Field<ExportValues> name="day" />}
      <Field<ExportValues>
        name="hour"
        choices={hours.map((value) => ({ value, label: `${digits(value)}:${digits('00')}` }))}
      />
    </>
  );
}
