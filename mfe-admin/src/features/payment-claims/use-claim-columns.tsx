import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { Badge, type Tone } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { ageInDays } from './age-in-days.ts';
import { differs, isOpen, type ListedClaim } from './listed-claim.ts';
import { texts } from './texts.ts';
import { useStudentName } from './use-student-name.ts';

const states = ['sent', 'approved', 'refused', 'withdrawn'] as const;
const methods = ['bkash', 'nagad', 'bank'] as const;

export const toneOf: Readonly<Record<ListedClaim['state'], Tone>> = {
  sent: 'attention',
  approved: 'good',
  refused: 'bad',
  withdrawn: 'neutral',
};

/** `today`, `3 days ago` for a claim that waits; the day for others. */
function useAge(): (claim: ListedClaim) => string {
  const translate = useText();
  const format = useFormat();
  return (claim) => {
    if (!isOpen(claim)) return format.shortDate(claim.sentAt);
    const n = ageInDays(claim.sentAt, Date.now());
    if (n === 0) return translate(texts.today);
    return n === 1 ? translate(texts.dayAgo) : translate(texts.daysAgo, { n });
  };
}

export function useClaimColumns(): readonly DataColumn<ListedClaim>[] {
  const translate = useText();
  const format = useFormat();
  const nameOf = useStudentName();
  const { bilingual, choice, dateTime, money, text } = useColumns<ListedClaim>();
  return [
    { ...text('name', texts.student, nameOf), sortable: true },
    bilingual('course', texts.course, ({ courseName }) => courseName),
    {
      ...money('amount', texts.amount, ({ amount }) => amount),
      sortable: true,
      cell: (claim) => (
        <>
          {format.money(claim.amount)}{' '}
          {differs(claim) && (
            <Badge tone="bad">{translate(texts.differs, { fee: format.money(claim.fee) })}</Badge>
          )}
        </>
      ),
    },
    { ...money('fee', texts.fee, ({ fee }) => fee), isHiddenAtFirst: true },
    choice('method', texts.method, {
      of: ({ method }) => method,
      values: methods,
      textOf: (value) => texts[value],
    }),
    text('transactionId', texts.transactionId, ({ transactionId }) => transactionId),
    choice('state', texts.state, {
      of: ({ state }) => state,
      values: states,
      textOf: (value) => texts[value],
      toneOf: (state) => toneOf[state],
    }),
    { ...dateTime('sent', texts.age, ({ sentAt }) => sentAt), sortable: true, cell: useAge() },
  ];
}
