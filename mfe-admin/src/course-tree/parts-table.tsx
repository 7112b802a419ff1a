import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { DataTableProps, RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import type { ListedRow } from '@pathshala/admin-kit/data-table/list-source';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { DeletePart } from './delete-part.tsx';
import type { PartKind } from './part-calls.ts';
import { useBulkDelete } from './use-bulk-delete.tsx';
import { texts as courseTreeTexts } from './texts.ts';

interface PartsTableProps<Row extends ListedRow> extends Pick<
  DataTableProps<Row>,
  'source' | 'columns' | 'rowHref' | 'emptyAction'
> {
  readonly kind: PartKind;
  /** The name as it is stored, in one language or both. */
  readonly nameOf: (row: Row) => string;
  /** Above Delete. */
  readonly actions: (row: Row) => readonly RowAction[];
}

/** The list of all parts of one kind, with Delete for one and for many. */
export function PartsTable<Row extends ListedRow>({
  kind,
  nameOf,
  actions,
  ...table
}: PartsTableProps<Row>): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const [toDelete, setToDelete] = useState<Row>();
  const remove = (row: Row): RowAction => ({
    id: 'delete',
    text: translate(courseTreeTexts.delete),
    isDangerous: true,
    onSelect: () => setToDelete(row),
  });
  return (
    <>
      <DataTable
        {...table}
        name={`${kind}s`}
        title={translate(courseTreeTexts.title[kind])}
        defaultSort={kind === 'course' ? 'name' : 'position'}
        rowName={(row) => inLanguage(nameOf(row))}
        actions={(row) => [...actions(row), remove(row)]}
        bulkActions={useBulkDelete(kind)}
        texts={{
          search: courseTreeTexts.search[kind],
          empty: courseTreeTexts.empty[kind],
          notFound: courseTreeTexts.notFound[kind],
          failed: courseTreeTexts.listError,
        }}
      />
      {toDelete && (
        <DeletePart
          kind={kind}
          id={toDelete._id}
          name={nameOf(toDelete)}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </>
  );
}
