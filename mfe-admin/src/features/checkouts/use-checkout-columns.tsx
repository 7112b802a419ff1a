import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { Badge, type Tone } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ListedCheckout, useStudentName } from './listed-checkout.ts';
import { reasons, texts } from './texts.ts';

const states = [
  'created',
  'pending',
  'executing',
  'paid',
  'failed',
  'held',
  'refunding',
  'refunded',
] as const;
const providers = ['bkash', 'sslcommerz'] as const;

const toneOf: Readonly<Record<ListedCheckout['state'], Tone>> = {
  created: 'neutral',
  pending: 'neutral',
  executing: 'attention',
  paid: 'good',
  failed: 'neutral',
  held: 'bad',
  refunding: 'attention',
  refunded: 'neutral',
};

export function useCheckoutColumns(): readonly DataColumn<ListedCheckout>[] {
  const translate = useText();
  const format = useFormat();
  const nameOf = useStudentName();
  const { bilingual, choice, dateTime, money, text } = useColumns<ListedCheckout>();
  return [
    { ...text('name', texts.student, nameOf), sortable: true },
    bilingual('course', texts.course, ({ courseName }) => courseName),
    text('purpose', texts.purpose, ({ purpose }) => translate(texts[purpose])),
    {
      ...money('amount', texts.amount, ({ amountPaisa }) => amountPaisa / 100),
      sortable: true,
      cell: ({ amountPaisa, paidPaisa }) => (
        <>
          {format.paisa(amountPaisa)}{' '}
          {paidPaisa !== null && paidPaisa !== amountPaisa && (
            <Badge tone="bad">{translate(texts.received, { amount: format.paisa(paidPaisa) })}</Badge>
          )}
        </>
      ),
    },
    {
      ...choice('provider', texts.provider, {
        of: ({ provider }) => provider,
        values: providers,
        textOf: (value) => texts[value],
      }),
      isHiddenAtFirst: true,
    },
    text('transactionId', texts.transactionId, ({ transactionId }) => transactionId),
    choice('state', texts.state, {
      of: ({ state }) => state,
      values: states,
      textOf: (value) => texts[value],
      toneOf: (state) => toneOf[state],
    }),
    text('reason', texts.reason, ({ reason, note }) =>
      [reason === '' ? '' : translate(reasons[reason]), note].filter((part) => part !== '').join(': '),
    ),
    { ...text('receipt', texts.receipt, ({ receipt }) => format.digits(receipt)), isHiddenAtFirst: true },
    { ...dateTime('created', texts.begunAt, ({ createdAt }) => createdAt), sortable: true },
  ];
}
