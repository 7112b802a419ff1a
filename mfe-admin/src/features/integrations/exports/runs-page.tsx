import { Button } from '@mantine/core';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type {
  ExportRun,
  listExportRuns,
  readExport,
  ScheduledExport,
} from '@pathshala/svc-auth-contract/http';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { exportPath, pagePaths, runsPath } from '../paths.ts';
import { texts } from './texts.ts';
import { useExportCalls } from './use-export-calls.ts';

const states = ['waiting', 'done', 'failed'] as const;
const tones = { waiting: 'neutral', done: 'good', failed: 'bad' } as const;

/** /boss/integrations/exports/:id: the runs of an export, and what became of them (SCH-01). */
export function RunsPage(): ReactNode {
  const translate = useText();
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readExport>(exportPath, { params: { id } });
  return (
    <AdminPage
      title={query.data?.name ?? translate(texts.log)}
      lead={translate(texts.runsLead)}
      breadcrumbs={[{ text: translate(texts.title), to: pagePaths.exports }]}
    >
      <QueryStates query={query}>{(stored) => <Runs stored={stored} />}</QueryStates>
    </AdminPage>
  );
}

function Runs({ stored }: { readonly stored: ScheduledExport }): ReactNode {
  const translate = useText();
  const { runNow } = useExportCalls();
  const { _id: id } = stored;
  return (
    <>
      <p>
        <Button variant="default" onClick={() => runNow(stored)}>
          {translate(texts.runNow)}
        </Button>
      </p>
      <DataTable
        name="export-runs"
        title={translate(texts.log)}
        source={useApiList<typeof listExportRuns>(runsPath, { id })}
        columns={useRunColumns()}
        rowName={({ createdAt }) => createdAt}
        actions={({ _id, fileUntil }) =>
          fileUntil === null
            ? []
            : [
                {
                  id: 'file',
                  text: translate(texts.download),
                  href: `/api/exports/${id}/runs/${_id}/file`,
                },
              ]
        }
        texts={{ empty: texts.runsEmpty, notFound: texts.notFound }}
      />
    </>
  );
}

function useRunColumns(): readonly DataColumn<ExportRun>[] {
  const translate = useText();
  const { choice, dateTime, number, text } = useColumns<ExportRun>();
  const reasons: Readonly<Record<string, { readonly en: string; readonly bn: string }>> = texts.reasons;
  const reasonOf = ({ error, detail }: ExportRun): string => {
    if (error === '') return '–';
    const reason = reasons[error];
    const words = reason ? translate(reason) : error;
    return detail === '' ? words : `${words} (${detail})`;
  };
  return [
    dateTime('at', texts.at, ({ createdAt }) => createdAt),
    choice('state', texts.state, {
      of: ({ state }) => state,
      values: states,
      textOf: (state) => texts.runState[state],
      toneOf: (state) => tones[state],
    }),
    number('rows', texts.rows, ({ rows }) => rows ?? 0),
    number('size', texts.kilobytes, ({ bytes }) => Math.ceil((bytes ?? 0) / 1_000)),
    text('to', texts.where, ({ destination }) => destination || '–'),
    text('answer', texts.answer, reasonOf),
    dateTime('next', texts.nextTry, ({ nextTryAt }) => nextTryAt),
  ];
}
