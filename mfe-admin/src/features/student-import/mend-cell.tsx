import { Button, TextInput } from '@mantine/core';
import type { ImportedRow, mendImportedRow } from '@pathshala/svc-auth-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { FormEvent, ReactNode } from 'react';
import styles from './mend-cell.module.css';
import { texts } from './texts.ts';

const fields = ['name', 'email', 'username', 'mobile', 'language'] as const;

type Field = (typeof fields)[number];

const isField = (column: string): column is Field => fields.some((field) => field === column);

interface MendCellProps {
  readonly importId: string;
  readonly row: ImportedRow;
  readonly column: string;
  /** The text of the row in this column. */
  readonly text: string;
}

/** A cell of a row that was left out: its author mends it here. The fields of a row belong to the form beside its remark. */
export function MendCell({ importId, row, column, text }: MendCellProps): ReactNode {
  const translate = useText();
  const { digits } = useFormat();
  const formId = `mend-${row.line}`;
  if (column === 'remark') return <MendForm importId={importId} row={row} formId={formId} />;
  if (!isField(column)) return digits(text);
  return (
    <TextInput
      form={formId}
      name={column}
      size="xs"
      aria-label={translate(texts.fieldOfLine, { field: translate(texts[column]), n: row.line })}
      defaultValue={row[column]}
    />
  );
}

interface MendFormProps {
  readonly importId: string;
  readonly row: ImportedRow;
  readonly formId: string;
}

function MendForm({ importId: id, row: { line, remark }, formId }: MendFormProps): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const mend = useApiMutation<typeof mendImportedRow>('put', '/users/imports/{id}/rows/{line}', {
    invalidates: ['/users/imports/{id}', '/users/imports/{id}/rows'],
    onError: (error) => toast.error(error.message),
  });
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const cell = (field: Field): string => {
      const value = written.get(field);
      return typeof value === 'string' ? value : '';
    };
    mend.mutate({
      params: { id, line },
      body: {
        name: cell('name'),
        email: cell('email'),
        username: cell('username'),
        mobile: cell('mobile'),
        language: cell('language'),
      },
    });
  };
  return (
    <form id={formId} className={styles['form']} onSubmit={send}>
      <span role="alert">{remark}</span>
      <Button
        type="submit"
        size="compact-sm"
        variant="default"
        loading={mend.isPending}
        aria-label={translate(texts.readLineAgain, { n: line })}
      >
        {translate(texts.readAgain)}
      </Button>
    </form>
  );
}
