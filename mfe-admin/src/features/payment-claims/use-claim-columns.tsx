import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge, type Tone } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { ageInDays } from './age-in-days.ts';
import { differs, isOpen, type ListedClaim } from './listed-claim.ts';
import { texts } from './texts.ts';
import { useStudentName } from './use-student-name.ts';

type Column = DataColumn<ListedClaim>;

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

function useMoneyColumns(): readonly Column[] {
  const translate = useText();
  const format = useFormat();
  return [
    {
      id: 'amount',
      title: translate(texts.amount),
      isNumber: true,
      sortable: true,
      cell: (claim) => (
        <>
          {format.money(claim.amount)}{' '}
          {differs(claim) && (
            <Badge tone="bad">{translate(texts.differs, { fee: format.money(claim.fee) })}</Badge>
          )}
        </>
      ),
      exportValue: ({ amount }) => amount,
    },
    {
      id: 'fee',
      title: translate(texts.fee),
      isNumber: true,
      isHiddenAtFirst: true,
      cell: ({ fee }) => format.money(fee),
      exportValue: ({ fee }) => fee,
    },
    {
      id: 'method',
      title: translate(texts.method),
      filter: {
        kind: 'choice',
        options: methods.map((value) => ({ value, text: translate(texts[value]) })),
      },
      cell: ({ method }) => translate(texts[method]),
      exportValue: ({ method }) => translate(texts[method]),
    },
    {
      id: 'transactionId',
      title: translate(texts.transactionId),
      cell: ({ transactionId }) => transactionId,
      exportValue: ({ transactionId }) => transactionId,
    },
  ];
}

export function useClaimColumns(): readonly Column[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const nameOf = useStudentName();
  const ageOf = useAge();
  return [
    {
      id: 'name',
      title: translate(texts.student),
      sortable: true,
      cell: nameOf,
      exportValue: nameOf,
    },
    {
      id: 'course',
      title: translate(texts.course),
      cell: ({ courseName }) => inLanguage(courseName),
      exportValue: ({ courseName }) => courseName,
    },
    ...useMoneyColumns(),
    {
      id: 'state',
      title: translate(texts.state),
      filter: { kind: 'choice', options: states.map((value) => ({ value, text: translate(texts[value]) })) },
      cell: ({ state }) => <Badge tone={toneOf[state]}>{translate(texts[state])}</Badge>,
      exportValue: ({ state }) => translate(texts[state]),
    },
    {
      id: 'sent',
      title: translate(texts.age),
      sortable: true,
      cell: ageOf,
      exportValue: ({ sentAt }) => new Date(sentAt),
    },
  ];
}
