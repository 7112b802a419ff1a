import { Button } from '@mantine/core';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { listClaimQueue } from '@pathshala/svc-catalog-contract/http';
import { Link, useLocation, useNavigate } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ClaimDetails } from './claim-details.tsx';
import { type ListedClaim, queuePath } from './listed-claim.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { texts } from './texts.ts';
import { useClaimActions } from './use-claim-actions.ts';
import { useClaimBulkActions } from './use-claim-bulk-actions.ts';
import { useClaimColumns } from './use-claim-columns.tsx';
import { useDecideClaim } from './use-decide-claim.ts';
import { useStudentName } from './use-student-name.ts';

/** Opens on the claims that wait; an address with a query of its own stays. */
function useWaitingFirst(): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const showWaiting = useEffectEvent(() => {
    if (search === '') void navigate('?state=sent', { replace: true });
  });
  useEffect(() => showWaiting(), []);
}

/** /boss/payment-claims: the queue of payment claims (CAT-05). */
export function PaymentClaimsPage(): ReactNode {
  const translate = useText();
  const may = useMayDo();
  const nameOf = useStudentName();
  const { approve } = useDecideClaim();
  const [opened, open] = useState<ListedClaim>();
  const [toRefuse, setToRefuse] = useState<ListedClaim>();
  useWaitingFirst();
  const refuse = (claim: ListedClaim): void => {
    open(undefined);
    setToRefuse(claim);
  };
  const approveOpened = async (claim: ListedClaim): Promise<void> => {
    if (await approve(claim)) open(undefined);
  };
  return (
    <AdminPage
      title={translate(texts.title)}
      lead={translate(texts.lead)}
      actions={
        may(permissions.administration) && (
          <Button component={Link} to="/boss/settings#payment" variant="default">
            {translate(texts.accounts)}
          </Button>
        )
      }
    >
      <DataTable
        name="payment-claims"
        title={translate(texts.title)}
        source={useApiList<typeof listClaimQueue>(queuePath)}
        columns={useClaimColumns()}
        defaultSort="sent"
        rowName={(claim) => `${nameOf(claim)}, ${claim.transactionId}`}
        onOpen={open}
        actions={useClaimActions({ approve, refuse, open })}
        bulkActions={useClaimBulkActions()}
        texts={texts}
      />
      {opened && (
        <ClaimDetails
          claim={opened}
          onApprove={() => void approveOpened(opened)}
          onRefuse={() => refuse(opened)}
          onClose={() => open(undefined)}
        />
      )}
      {toRefuse && <RefuseDialog claim={toRefuse} onClose={() => setToRefuse(undefined)} />}
    </AdminPage>
  );
}
