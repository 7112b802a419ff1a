import { ChoicesField } from '@pathshala/admin-kit/forms/choices-field';
import { Field } from '@pathshala/admin-kit/forms/field';
import type { listExportRecipients } from '@pathshala/svc-auth-contract/http';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { exportFields } from '../../../resources/export.fields.ts';
import type { ExportValues } from './export-values.ts';
import { texts } from './texts.ts';

/** To whom, or into which bucket. */
export function DestinationFields(): ReactNode {
  const to = useWatch<ExportValues, 'to'>({ name: 'to' });
  return (
    <>
      <Field<ExportValues> name="to" />
      {to === 'mail' ? <Recipients /> : <Bucket />}
    </>
  );
}

function Recipients(): ReactNode {
  const translate = useText();
  const list = useWatch<ExportValues, 'list'>({ name: 'list' });
  const { data, error } = useApiQuery<typeof listExportRecipients>(
    '/exports/recipients',
    { query: { list } },
    { enabled: list !== '' },
  );
  return (
    <ChoicesField<ExportValues>
      name="recipientIds"
      label={translate(exportFields.recipientIds.label)}
      {...(error && { help: translate(texts.listsFailed) })}
      maxValues={20}
      choices={(data?.items ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
    />
  );
}

function Bucket(): ReactNode {
  return (
    <>
      <Field<ExportValues> name="endpoint" />
      <Field<ExportValues> name="region" />
      <Field<ExportValues> name="bucket" />
      <Field<ExportValues> name="prefix" />
      <Field<ExportValues> name="accessKeyId" />
      <Field<ExportValues> name="secretAccessKey" />
    </>
  );
}
