import { Button } from '@mantine/core';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type {
  ExportableList,
  listExportableLists,
  listExports,
  ScheduledExport,
} from '@pathshala/svc-auth-contract/http';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { IntegrationsPage } from '../integrations-page.tsx';
import { exportFields } from '../../../resources/export.fields.ts';
import { ExportDialog } from './export-dialog.tsx';
import { exportsPath, listsPath, pagePaths } from '../paths.ts';
import { texts } from './texts.ts';
import { useExportCalls } from './use-export-calls.ts';

const tones = { on: 'good', fails: 'bad', off: 'neutral', rights: 'bad' } as const;

function stateOf({ isOn, offReason, failedRuns }: ScheduledExport): keyof typeof tones {
  if (!isOn) return offReason ?? 'off';
  return failedRuns > 0 ? 'fails' : 'on';
}

/** /boss/integrations/exports: lists that are made into files by a schedule (SCH-01). */
export function ExportsPage(): ReactNode {
  const translate = useText();
  const [opened, open] = useState<{ readonly stored?: ScheduledExport }>();
  const lists = useApiQuery<typeof listExportableLists>(listsPath, {});
  return (
    <IntegrationsPage
      title={translate(texts.title)}
      lead={translate(texts.lead)}
      actions={<Button onClick={() => open({})}>{translate(texts.add)}</Button>}
    >
      <QueryStates query={lists} failedTitle={() => translate(texts.listsFailed)}>
        {({ items }) => (
          <>
            <Exports lists={items} onEdit={(stored) => open({ stored })} />
            {opened && <ExportDialog stored={opened.stored} lists={items} onClose={() => open(undefined)} />}
          </>
        )}
      </QueryStates>
    </IntegrationsPage>
  );
}

interface ExportsProps {
  readonly lists: readonly ExportableList[];
  readonly onEdit: (stored: ScheduledExport) => void;
}

function Exports({ lists, onEdit }: ExportsProps): ReactNode {
  const translate = useText();
  const calls = useExportCalls();
  return (
    <DataTable
      name="exports"
      title={translate(texts.title)}
      source={useApiList<typeof listExports>(exportsPath)}
      columns={useExportColumns(lists)}
      rowName={({ name }) => name}
      rowHref={({ _id }) => `${pagePaths.exports}/${_id}`}
      actions={(stored) => [
        { id: 'edit', text: translate(texts.edit), onSelect: () => onEdit(stored) },
        { id: 'log', text: translate(texts.log), href: `${pagePaths.exports}/${stored._id}` },
        { id: 'run', text: translate(texts.runNow), onSelect: () => calls.runNow(stored) },
        stored.isOn
          ? { id: 'pause', text: translate(texts.pause), onSelect: () => calls.turn(stored, false) }
          : { id: 'go-on', text: translate(texts.goOn), onSelect: () => calls.turn(stored, true) },
        {
          id: 'delete',
          text: translate(texts.delete),
          isDangerous: true,
          onSelect: () => calls.remove(stored),
        },
      ]}
      texts={{ empty: texts.empty, notFound: texts.notFound }}
    />
  );
}

function useExportColumns(lists: readonly ExportableList[]): readonly DataColumn<ScheduledExport>[] {
  const translate = useText();
  const { dateTime, text } = useColumns<ScheduledExport>();
  const titleOf = (name: string): string => {
    const title = lists.find((list) => list.name === name)?.title;
    return title ? translate(title) : name;
  };
  const { choices: times } = exportFields.when;
  return [
    text('name', exportFields.name.label, ({ name }) => name),
    text('list', texts.list, ({ list }) => titleOf(list)),
    {
      id: 'state',
      title: translate(texts.state),
      cell: (stored) => (
        <Badge tone={tones[stateOf(stored)]}>{translate(texts.states[stateOf(stored)])}</Badge>
      ),
      exportValue: (stored) => translate(texts.states[stateOf(stored)]),
    },
    text('when', exportFields.when.label, ({ schedule }) => translate(times[schedule.kind])),
    dateTime('next', texts.next, ({ nextRunAt }) => nextRunAt),
    text('to', texts.where, ({ destination }) => translate(exportFields.to.choices[destination.kind])),
    text('maker', texts.maker, ({ makerName }) => makerName ?? '–'),
  ];
}
