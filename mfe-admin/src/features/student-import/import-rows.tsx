import type { ImportedRow, listImportedRows, StudentImport } from '@pathshala/svc-auth-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import styles from '../../bulk/bulk.module.css';
import { ReportButtons } from '../../bulk/report-buttons.tsx';
import { RowsList } from '../../bulk/rows-list.tsx';
import { MendCell } from './mend-cell.tsx';
import { texts } from './texts.ts';

const path = '/users/imports/{id}/rows';

interface ImportRowsProps {
  readonly read: StudentImport;
  readonly part: 'ready' | 'left-out';
}

/** The lines of one part with what becomes of each, to read and to save as a file. */
export function ImportRows({ read, part }: ImportRowsProps): ReactNode {
  const translate = useText();
  const { digits, number } = useFormat();
  const { api } = useServices();
  const [page, setPage] = useState(1);
  const remarkOf = useRemark(part);
  const columnsWith = useColumns();
  const params = { id: read.importId };
  const query = useApiQuery<typeof listImportedRows>(
    path,
    { params, query: { part, page } },
    { keepPrevious: true },
  );
  // Corrected rows stay where they were corrected until the invitations are sent.
  const isOpen = read.state === 'read';
  const total =
    part === 'ready' ? read.ready - (isOpen ? read.mended : 0) : read.known + read.refused + read.mended;
  if (total === 0) return null;
  const title = translate(part === 'ready' ? texts.readyList : texts.leftOutList, { n: number(total) });
  const columns = columnsWith(remarkOf);
  return (
    <section className={styles['section']}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        <ReportButtons
          name={`students-${part}`}
          columns={columns.map((column) => ({ title: column.title, exportValue: column.value }))}
          readPage={(at, size) =>
            api.call<typeof listImportedRows>('get', path, {
              params,
              query: { part, page: at, pageSize: size },
            })
          }
        />
      </div>
      {isOpen && part === 'left-out' && <p className={styles['help']}>{translate(texts.mendHelp)}</p>}
      <RowsList
        query={query}
        title={title}
        failedTitle={translate(texts.rowsFailed)}
        keyOf={({ line }) => String(line)}
        columns={columns.map(({ id, title: head, value }) => ({
          id,
          title: head,
          cell:
            isOpen && part === 'left-out'
              ? mendCellOf(read.importId, { id, value })
              : (row: ImportedRow) =>
                  id === 'line' || id === 'mobile' ? digits(String(value(row))) : value(row),
        }))}
        page={page}
        total={total}
        onPage={setPage}
      />
    </section>
  );
}

interface RowColumn {
  readonly id: string;
  readonly value: (row: ImportedRow) => string | number;
}

/** The cell of a row that can be mended; one that was mended is shown as it is. */
function mendCellOf(importId: string, { id, value }: RowColumn): (row: ImportedRow) => ReactNode {
  return (row) =>
    row.outcome === 'ready' ? (
      value(row)
    ) : (
      <MendCell importId={importId} row={row} column={id} text={String(value(row))} />
    );
}

function useColumns(): (remarkOf: RowColumn['value']) => readonly (RowColumn & { readonly title: string })[] {
  const translate = useText();
  return (remarkOf) => [
    { id: 'line', title: translate(texts.line), value: ({ line }) => line },
    { id: 'name', title: translate(texts.name), value: ({ name }) => name },
    { id: 'email', title: translate(texts.email), value: ({ email }) => email },
    { id: 'remark', title: translate(texts.remark), value: remarkOf },
    { id: 'username', title: translate(texts.username), value: ({ username }) => username },
    { id: 'mobile', title: translate(texts.mobile), value: ({ mobile }) => mobile },
    { id: 'language', title: translate(texts.language), value: ({ language }) => language },
  ];
}

function useRemark(part: ImportRowsProps['part']): (row: ImportedRow) => string {
  const translate = useText();
  return ({ outcome, remark }) => {
    if (outcome === 'ready' && part === 'left-out') return translate(texts.outcomeMended);
    if (outcome === 'ready') return translate(texts.outcomeReady);
    return outcome === 'invited' ? translate(texts.outcomeInvited) : remark;
  };
}
