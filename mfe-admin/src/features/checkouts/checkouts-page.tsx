import { Button } from '@mantine/core';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { listCheckoutQueue } from '@pathshala/svc-catalog-contract/http';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { checkoutsPath, type ListedCheckout, useStudentName } from './listed-checkout.ts';
import { type PayBack, PayBackDialog } from './pay-back-dialog.tsx';
import { texts } from './texts.ts';
import { useCheckoutColumns } from './use-checkout-columns.tsx';
import { useDecideCheckout } from './use-decide-checkout.ts';

const canPayBack = ({ state, isEnrolled }: ListedCheckout): boolean =>
  state === 'held' || (state === 'paid' && isEnrolled);

/** The actions of a row, by the state of its payment. */
function useActions(askToPayBack: (payBack: PayBack) => void) {
  const translate = useText();
  const { query, approve } = useDecideCheckout();
  return (checkout: ListedCheckout): readonly RowAction[] => {
    const { state, reason } = checkout;
    const isHeld = state === 'held';
    const ask = (decision: PayBack['decision']) => () => askToPayBack({ checkout, decision });
    const approval = {
      id: 'approve',
      text: translate(texts.approve),
      onSelect: () => void approve(checkout),
    };
    const refund = { id: 'refund', text: translate(texts.refund), isDangerous: true };
    const refunded = { id: 'refunded', text: translate(texts.refundedInPanel), isDangerous: true };
    return [
      ...(isHeld && reason !== 'refund-failed' ? [approval] : []),
      { id: 'query', text: translate(texts.query), onSelect: () => query(checkout) },
      ...(canPayBack(checkout) ? [{ ...refund, onSelect: ask('refund') }] : []),
      ...(isHeld ? [{ ...refunded, onSelect: ask('refunded') }] : []),
    ];
  };
}

/** /boss/online-payments: payments at providers (PAY-01, PAY-02). */
export function CheckoutsPage(): ReactNode {
  const translate = useText();
  const nameOf = useStudentName();
  const [toPayBack, setToPayBack] = useState<PayBack>();
  return (
    <AdminPage
      title={translate(texts.title)}
      lead={translate(texts.lead)}
      actions={
        <Button component={Link} to="/boss/payment-claims" variant="default">
          {translate(texts.claims)}
        </Button>
      }
    >
      <DataTable
        name="online-payments"
        title={translate(texts.title)}
        source={useApiList<typeof listCheckoutQueue>(checkoutsPath)}
        columns={useCheckoutColumns()}
        defaultSort="-created"
        rowName={(checkout) => `${nameOf(checkout)}, ${checkout.transactionId}`}
        actions={useActions(setToPayBack)}
        texts={{
          search: translate(texts.search),
          empty: translate(texts.empty),
          notFound: translate(texts.notFound),
        }}
      />
      {toPayBack && <PayBackDialog {...toPayBack} onClose={() => setToPayBack(undefined)} />}
    </AdminPage>
  );
}
