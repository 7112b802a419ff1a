import type { FeeAccount, listOwnFees } from '@pathshala/svc-catalog-contract/fees';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Card } from '@pathshala/web-kit/parts/card';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { CouponForm } from './coupon-form.tsx';
import { EntryTable } from './entry-table.tsx';
import styles from './fees.module.css';
import { PayDues } from './pay-dues.tsx';
import { texts } from './texts.ts';

/** /fees: what the student owes and has paid, course by course, with the receipts (FEE-04). */
export function FeesPage(): ReactNode {
  const translate = useText();
  const studentId = useUser()?._id ?? '';
  const query = useApiQuery<typeof listOwnFees>('/courses/fees/accounts', { query: { studentId } });
  return (
    <Page title={translate(texts.title)} lead={translate(texts.lead)} width="text">
      <QueryStates query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState text={translate(texts.none)}>
              <p>{translate(texts.noneHelp)}</p>
            </EmptyState>
          ) : (
            <div className={styles['accounts']}>
              {items.map((account) => (
                <Account key={account._id} account={account} />
              ))}
            </div>
          )
        }
      </QueryStates>
    </Page>
  );
}

interface AccountProps {
  readonly account: FeeAccount;
}

function Account({ account }: AccountProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { paisa } = useFormat();
  const { chargedPaisa, discountPaisa, paidPaisa, balancePaisa } = account;
  return (
    <Card as="section">
      <h2>{inLanguage(account.courseName)}</h2>
      <DueNotice account={account} />
      <Facts
        facts={[
          [translate(texts.price), paisa(chargedPaisa)],
          ...(discountPaisa > 0 ? [[translate(texts.discount), paisa(discountPaisa)] as const] : []),
          [translate(texts.paid), paisa(paidPaisa)],
          [translate(texts.left), paisa(balancePaisa)],
        ]}
      />
      <Dues account={account} />
      {balancePaisa > 0 && <PayDues account={account} />}
      {balancePaisa > 0 && <CouponForm account={account} />}
      <EntryTable account={account} />
    </Card>
  );
}

function DueNotice({ account: { duePaisa, daysOverdue, oldestDueOn, pausedAt } }: AccountProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  if (duePaisa <= 0) return null;
  const words = { amount: format.paisa(duePaisa), day: format.date(oldestDueOn ?? '') };
  return (
    <Notice tone={pausedAt === null ? 'attention' : 'bad'}>
      <p>{translate(daysOverdue === 0 ? texts.dueNow : texts.overdue, words)}</p>
      {pausedAt !== null && <p>{translate(texts.paused)}</p>}
    </Notice>
  );
}

function Dues({ account: { dues } }: AccountProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  if (dues.length === 0) return null;
  return (
    <>
      <h3>{translate(texts.dues)}</h3>
      <Table
        caption={translate(texts.dues)}
        rows={dues.filter(({ amountPaisa }) => amountPaisa > 0)}
        keyOf={({ dueOn }) => dueOn}
        onPhone="cards"
        columns={[
          { id: 'day', title: translate(texts.dueOn), cell: ({ dueOn }) => format.date(dueOn) },
          {
            id: 'amount',
            title: translate(texts.amount),
            isNumber: true,
            cell: ({ amountPaisa }) => format.paisa(amountPaisa),
          },
          {
            id: 'paid',
            title: translate(texts.paid),
            isNumber: true,
            cell: ({ paidPaisa }) => format.paisa(paidPaisa),
          },
        ]}
      />
    </>
  );
}
