import { BarList } from '@pathshala/admin-kit/charts/bar-list';
import { ChartWithTable } from '@pathshala/admin-kit/report/chart-with-table';
import type { RevenueReport } from '@pathshala/svc-catalog-contract/reports';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { fileNameOf } from '../../../reports/file-name-of.ts';
import type { PaymentsProps } from './payments-over-time.tsx';
import { texts } from './texts.ts';
import { useClaimColumns, useMoney } from './use-claim-columns.ts';

type Row = RevenueReport['methods'][number];

/** bKash, Nagad and the bank. */
export function PaymentsByMethod({ range, report: { methods } }: PaymentsProps): ReactNode {
  const translate = useText();
  const money = useMoney();
  const nameOf = ({ method }: Row): string => translate(texts[method]);
  const columns = [
    { id: 'method', title: translate(texts.method), cell: nameOf, exportValue: nameOf },
    ...useClaimColumns<Row>(),
  ];
  return (
    <ChartWithTable<Row>
      table={{
        title: translate(texts.byMethod),
        fileName: fileNameOf('payments-by-method', range),
        columns,
        rows: methods,
        keyOf: ({ method }) => method,
      }}
      chart={
        <BarList
          title={translate(texts.approvedAmount)}
          formatValue={money}
          points={methods.map((row) => ({
            key: row.method,
            label: nameOf(row),
            value: row.approved.amount,
          }))}
        />
      }
    />
  );
}
