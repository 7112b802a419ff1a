import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminModal } from '@pathshala/admin-kit/modal/modal';
import type { BrowserError } from '@pathshala/gateway-contract/browser-error';
import type { listBrowserErrors } from '@pathshala/gateway-contract/http';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { OperationsPage } from '../operations-page.tsx';
import { texts } from './texts.ts';

const parts = ['shell', 'mfe-learning', 'mfe-exams', 'mfe-campaigns', 'mfe-admin'] as const;

function useErrorColumns(): readonly DataColumn<BrowserError>[] {
  const { text, number, dateTime } = useColumns<BrowserError>();
  return [
    text('message', texts.message, ({ message }) => message),
    {
      ...text('part', texts.part, ({ part }) => part),
      filter: { kind: 'choice', options: parts.map((value) => ({ value, text: value })) },
    },
    text('version', texts.version, ({ version }) => version),
    number('total', texts.total, ({ total }) => total),
    dateTime('lastSeen', texts.lastSeen, ({ lastSeen }) => lastSeen),
  ];
}

/** /boss/operations/browser-errors: what failed in browsers, counted by part and version. */
export function BrowserErrorsPage(): ReactNode {
  const translate = useText();
  const [opened, open] = useState<BrowserError>();
  return (
    <OperationsPage title={translate(texts.title)} lead={translate(texts.lead)}>
      <DataTable
        name="browser-errors"
        title={translate(texts.title)}
        source={useApiList<typeof listBrowserErrors>('/operations/gateway/browser-errors')}
        columns={useErrorColumns()}
        rowName={({ message, part }) => `${message}, ${part}`}
        onOpen={open}
        texts={texts}
      />
      {opened && <ErrorDialog error={opened} onClose={() => open(undefined)} />}
    </OperationsPage>
  );
}

function ErrorDialog({ error, onClose }: { readonly error: BrowserError; readonly onClose: () => void }) {
  const translate = useText();
  const { date, dateTime, number } = useFormat();
  const { part, version, message, place, lastSeen, days } = error;
  return (
    <AdminModal title={message} size="lg" onClose={onClose}>
      <Facts
        isList
        facts={[
          [translate(texts.part), part],
          [translate(texts.version), version],
          [translate(texts.place), place ?? '–'],
          [translate(texts.lastSeen), dateTime(lastSeen)],
          ...days.map(({ day, count }) => [date(day), number(count)] as const),
        ]}
      />
    </AdminModal>
  );
}
