import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import type { Operations, ShownDeadLetter } from '@pathshala/contract-kit/operations';
import { Button } from '@pathshala/web-kit/parts/button';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { OperationsPage } from '../operations-page.tsx';
import { ServiceChoice, useChosenService } from '../service-choice.tsx';
import { useParts } from '../use-services-list.ts';
import { LetterDialog } from './letter-dialog.tsx';
import { texts } from './texts.ts';
import { useLetterActions } from './use-letter-actions.ts';

/** /boss/operations/dead-letters: events that failed in all attempts, of one service at a time. */
export function DeadLettersPage(): ReactNode {
  const translate = useText();
  const parts = useParts();
  return (
    <OperationsPage title={translate(texts.title)} lead={translate(texts.lead)}>
      <QueryStates query={parts}>
        {({ services }) => <OfServices services={services.map(({ name }) => name)} />}
      </QueryStates>
    </OperationsPage>
  );
}

function OfServices({ services }: { readonly services: readonly string[] }): ReactNode {
  const chosen = useChosenService(services);
  if (chosen === undefined) return null;
  return (
    <>
      <ServiceChoice services={services} chosen={chosen} />
      <Letters key={chosen} service={chosen} />
    </>
  );
}

const shownCharacters = 120;

/** Reasons may be long reports of a schema; all of it is in the dialog. */
function beginningOf(reason: string): string {
  return reason.length <= shownCharacters ? reason : `${reason.slice(0, shownCharacters).toWellFormed()}…`;
}

function useLetterColumns(): readonly DataColumn<ShownDeadLetter>[] {
  const { text, dateTime, number } = useColumns<ShownDeadLetter>();
  const translate = useText();
  return [
    text('event', texts.event, ({ event }) => event),
    { ...text('reason', texts.reason, ({ reason }) => reason), cell: ({ reason }) => beginningOf(reason) },
    dateTime('failedAt', texts.failedAt, ({ failedAt }) => failedAt),
    number('attempts', texts.attempts, ({ attempts }) => attempts),
    {
      id: 'about',
      title: translate(texts.about),
      isHiddenAtFirst: true,
      cell: ({ aggregateId }) => aggregateId ?? '–',
      exportValue: ({ aggregateId }) => aggregateId,
    },
  ];
}

function Letters({ service }: { readonly service: string }): ReactNode {
  const translate = useText();
  const [opened, open] = useState<ShownDeadLetter>();
  const { rowActions, bulkActions, replayAll, isBusy } = useLetterActions(service);
  const { data } = useApiQuery<Operations['readServiceState']>(`/operations/${service}/status`, {});
  return (
    <>
      <DataTable
        name="dead-letters"
        title={translate(texts.title)}
        source={useApiList<Operations['listDeadLetters']>(`/operations/${service}/dead-letters`)}
        columns={useLetterColumns()}
        rowName={({ event, _id }) => `${event}, ${_id}`}
        onOpen={open}
        actions={rowActions}
        bulkActions={bulkActions}
        texts={{ ...texts, empty: translate(texts.empty, { service }) }}
      />
      {(data?.queue?.deadLetters ?? 0) > 0 && (
        <Button isBusy={isBusy} onClick={() => void replayAll()}>
          {translate(texts.replayAll)}
        </Button>
      )}
      {opened && <LetterDialog letter={opened} onClose={() => open(undefined)} />}
    </>
  );
}
