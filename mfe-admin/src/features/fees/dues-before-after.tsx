import type { FeeAccount } from '@pathshala/svc-catalog-contract/fees';
import { Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { planTexts } from './plan-texts.ts';

type Dues = FeeAccount['dues'];

interface DuesBeforeAfterProps {
  readonly before: Dues;
  /** undefined: no plan is chosen. */
  readonly after: Dues | undefined;
}

/** Compares the unpaid amount of each day, now and by the plan that was chosen. */
export function DuesBeforeAfter({ before, after }: DuesBeforeAfterProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const days = [...new Set([...before, ...(after ?? [])].map(({ dueOn }) => dueOn))].toSorted();
  const cellOf = (dues: Dues | undefined, day: string): string => {
    const due = dues?.find(({ dueOn }) => dueOn === day);
    return due === undefined ? '–' : format.paisa(due.amountPaisa - due.paidPaisa);
  };
  return (
    <Table
      caption={translate(planTexts.compare)}
      rows={days}
      keyOf={(day) => day}
      columns={[
        { id: 'day', title: translate(planTexts.dueOn), cell: (day) => format.date(day) },
        {
          id: 'before',
          title: translate(planTexts.before),
          isNumber: true,
          cell: (day) => cellOf(before, day),
        },
        ...(after === undefined
          ? []
          : [
              {
                id: 'after',
                title: translate(planTexts.after),
                isNumber: true,
                cell: (day: string) => cellOf(after, day),
              },
            ]),
      ]}
    />
  );
}
