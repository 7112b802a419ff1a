import { Button } from '@mantine/core';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { BulkAction, RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { FeeAccount, listDues, remindOfDues } from '@pathshala/svc-catalog-contract/fees';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Link } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { studentPageText, studentPath } from '../../students/student-path.ts';
import { usePeopleSearch } from '../../students/use-people-search.ts';
import { BatchDues } from './batch-dues.tsx';
import { DiscountDialog } from './discount-dialog.tsx';
import { duesPath } from './fee-paths.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { planTexts } from './plan-texts.ts';
import { texts } from './texts.ts';
import { useDuesColumns } from './use-dues-columns.tsx';
import { useNamedFees } from './use-named-fees.ts';

const searched = { keepsText: false, withVisitors: false };
const reminderPath = '/courses/fees/accounts/{id}/reminder';

type Opened = { readonly what: 'payment' | 'discount' | 'plan'; readonly account?: FeeAccount };

/** /boss/fees: who owes what, with the cash desk (FEE-04). */
export function DuesPage(): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const [opened, open] = useState<Opened>();
  return (
    <AdminPage
      title={translate(texts.duesTitle)}
      lead={translate(texts.duesLead)}
      actions={
        <>
          <Button component={Link} to="/boss/fees/rules" variant="default">
            {translate(texts.rulesLink)}
          </Button>
          <Button component={Link} to="/boss/fees/plans" variant="default">
            {translate(texts.plansTitle)}
          </Button>
          <Button onClick={() => open({ what: 'payment' })}>{translate(texts.take)}</Button>
        </>
      }
    >
      <BatchDues />
      <DataTable
        name="dues"
        title={translate(texts.duesTitle)}
        source={useNamedFees(usePeopleSearch(useApiList<typeof listDues>(duesPath), searched))}
        columns={useDuesColumns()}
        defaultSort="due"
        rowName={({ studentName, courseName }) => `${studentName}, ${inLanguage(courseName)}`}
        onOpen={(row) => open({ what: 'payment', account: row })}
        actions={useDuesActions(open)}
        bulkActions={useReminders()}
        texts={{
          search: translate(texts.search),
          empty: translate(texts.noDues),
          notFound: translate(texts.notFound),
        }}
      />
      {opened && <OpenedDialog {...opened} onClose={() => open(undefined)} />}
    </AdminPage>
  );
}

function OpenedDialog({ what, account, onClose }: Opened & { readonly onClose: () => void }): ReactNode {
  const inLanguage = useBilingual();
  if (what === 'payment') {
    const payer = account && { ...account, courseName: inLanguage(account.courseName) };
    return <PaymentDialog payer={payer} onClose={onClose} />;
  }
  if (account === undefined) return null;
  const Dialog = what === 'discount' ? DiscountDialog : PlanDialog;
  return <Dialog account={account} onClose={onClose} />;
}

function useDuesActions(open: (opened: Opened) => void): (account: FeeAccount) => readonly RowAction[] {
  const translate = useText();
  const { toast } = useServices();
  const { mutate } = useApiMutation<typeof remindOfDues>('post', reminderPath, {
    invalidates: [duesPath],
    onSuccess: () => toast.success(translate(texts.reminded)),
    onError: ({ message }) => toast.error(message),
  });
  return (account) => [
    { id: 'take', text: translate(texts.take), onSelect: () => open({ what: 'payment', account }) },
    { id: 'remind', text: translate(texts.remind), onSelect: () => mutate({ params: { id: account._id } }) },
    { id: 'grant', text: translate(texts.grant), onSelect: () => open({ what: 'discount', account }) },
    { id: 'plan', text: translate(planTexts.open), onSelect: () => open({ what: 'plan', account }) },
    { id: 'student', text: translate(studentPageText), href: studentPath(account.studentId) },
    {
      id: 'ledger',
      text: translate(texts.showLedger),
      href: `/boss/fees/ledger?studentId=${account.studentId}`,
    },
    { id: 'plans', text: translate(texts.showPlans), href: `/boss/fees/plans?courseId=${account.courseId}` },
  ];
}

/** Mails the selected students, one call for each. */
function useReminders(): readonly BulkAction<FeeAccount>[] {
  const translate = useText();
  const { api } = useServices();
  return [
    {
      id: 'remind',
      text: translate(texts.remind),
      appliesTo: ({ duePaisa }) => duePaisa > 0,
      question: (rows) => ({
        title: translate(texts.remindMany, { n: rows.length }),
        body: translate(texts.remindBody),
        confirmText: translate(texts.remind),
      }),
      run: ({ _id: id }) => api.call<typeof remindOfDues>('post', reminderPath, { params: { id } }),
    },
  ];
}
