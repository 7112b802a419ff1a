import type { ImportedRow, listImportedRows, StudentImport } from '@pathshala/svc-auth-contract/http';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Table } from '@pathshala/web-kit/parts/table';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import styles from '../../bulk/bulk.module.css';
import { ReportButtons } from '../../bulk/report-buttons.tsx';
import { texts } from './texts.ts';

const path = '/users/imports/{id}/rows';
const pageSize = 10;

export interface ImportRowsProps {
  readonly read: StudentImport;
  readonly part: 'ready' | 'left-out';
}

/** The lines of one part with what becomes of each, to read and to save as a file. */
export function ImportRows({ read, part }: ImportRowsProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const { api } = useServices();
  const [page, setPage] = useState(1);
  const remarkOf = useRemark();
  const params = { id: read.importId };
  const query = useApiQuery<typeof listImportedRows>(
    path,
    { params, query: { part, page } },
    { keepPrevious: true },
  );
  const total = part === 'ready' ? read.ready : read.known + read.refused;
  if (total === 0) return null;
  const title = translate(part === 'ready' ? texts.readyList : texts.leftOutList, { n: number(total) });
  const columns = [
    { id: 'line', title: translate(texts.line), value: ({ line }: ImportedRow) => line },
    { id: 'name', title: translate(texts.name), value: ({ name }: ImportedRow) => name },
    { id: 'email', title: translate(texts.email), value: ({ email }: ImportedRow) => email },
    { id: 'remark', title: translate(texts.remark), value: remarkOf },
    { id: 'username', title: translate(texts.username), value: ({ username }: ImportedRow) => username },
    { id: 'mobile', title: translate(texts.mobile), value: ({ mobile }: ImportedRow) => mobile },
    { id: 'language', title: translate(texts.language), value: ({ language }: ImportedRow) => language },
  ];
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
      <QueryStates query={query} failedTitle={() => translate(texts.rowsFailed)}>
        {({ items }) => (
          <Table
            onPhone="cards"
            caption={title}
            rows={items}
            keyOf={({ line }) => String(line)}
            columns={columns.map((column) => ({ id: column.id, title: column.title, cell: column.value }))}
          />
        )}
      </QueryStates>
      <Pagination page={page} pageSize={pageSize} total={total} onPage={setPage} />
    </section>
  );
}

function useRemark(): (row: ImportedRow) => string {
  const translate = useText();
  return ({ outcome, remark }) => {
    if (outcome === 'ready') return translate(texts.outcomeReady);
    return outcome === 'invited' ? translate(texts.outcomeInvited) : remark;
  };
}
