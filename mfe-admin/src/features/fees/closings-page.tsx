import { Button, TextInput } from '@mantine/core';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { lastDhakaDays } from '@pathshala/rules/dhaka-time';
import type {
  closeDay,
  DayClosing,
  listClosings,
  readDayTotals,
} from '@pathshala/svc-catalog-contract/ledger-days';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { AccountName } from '../../students/account-name.tsx';
import { DayTotals, receivedOf } from './day-totals.tsx';
import { texts } from './texts.ts';

const closingsPath = '/courses/ledger/closings';
const dayPath = '/courses/ledger/days/{day}';

/** /boss/fees/closing: the totals of a day, its closing, and the days that are closed (FEE-02). */
export function ClosingsPage(): ReactNode {
  const translate = useText();
  const format = useFormat();
  const [day, setDay] = useState(() => lastDhakaDays(Date.now(), 2)[0] ?? '');
  return (
    <AdminPage title={translate(texts.closingTitle)} lead={translate(texts.closingLead)}>
      <TextInput
        type="date"
        mb="md"
        label={translate(texts.chooseDay)}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      {day !== '' && <Day key={day} day={day} />}
      <DataTable
        name="closings"
        title={translate(texts.closedDays)}
        source={useApiList<typeof listClosings>(closingsPath)}
        columns={useClosingColumns()}
        rowName={(closing) => format.date(closing.day)}
        onOpen={(closing) => setDay(closing.day)}
        texts={{ empty: translate(texts.noClosings), notFound: translate(texts.notFound) }}
      />
    </AdminPage>
  );
}

function useClosingColumns() {
  const translate = useText();
  const format = useFormat();
  const { date, dateTime, money } = useColumns<DayClosing>();
  return [
    date('day', texts.day, (closing) => closing.day),
    {
      ...money('received', texts.received, ({ totals }) => receivedOf(totals) / 100),
      cell: ({ totals }: DayClosing) => format.paisa(receivedOf(totals)),
    },
    dateTime('at', texts.closedAlready, ({ at }) => at),
    {
      id: 'by',
      title: translate(texts.by),
      cell: ({ byId }: DayClosing) => (byId === null ? '–' : <AccountName userId={byId} />),
      exportValue: ({ byId }: DayClosing) => byId,
    },
  ];
}

function Day({ day }: { readonly day: string }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const confirm = useConfirm();
  const { toast } = useServices();
  const query = useApiQuery<typeof readDayTotals>(dayPath, { params: { day } });
  const { mutate, isPending } = useApiMutation<typeof closeDay>('post', closingsPath, {
    invalidates: [closingsPath, dayPath],
    onSuccess: () => toast.success(translate(texts.closed, { day: format.date(day) })),
    onError: ({ message }) => toast.error(message),
  });
  async function close(): Promise<void> {
    const isConfirmed = await confirm({
      title: translate(texts.closeQuestion, { day: format.date(day) }),
      body: translate(texts.closeBody),
      confirmText: translate(texts.closeDay),
    });
    if (isConfirmed) mutate({ body: { day } });
  }
  return (
    <QueryStates query={query}>
      {({ totals, isClosed }) => (
        <section>
          <h2>
            {translate(texts.totals, { day: format.date(day) })}{' '}
            {isClosed && <Badge tone="good">{translate(texts.closedAlready)}</Badge>}
          </h2>
          <DayTotals day={day} totals={totals} />
          {!isClosed && (
            <Button my="md" loading={isPending} onClick={() => void close()}>
              {translate(texts.closeDay)}
            </Button>
          )}
        </section>
      )}
    </QueryStates>
  );
}
