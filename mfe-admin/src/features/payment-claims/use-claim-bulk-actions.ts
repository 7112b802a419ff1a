import type { BulkAction } from '@pathshala/admin-kit/data-table/data-table-types';
import type { decideClaim } from '@pathshala/svc-catalog-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { differs, isOpen, type ListedClaim } from './listed-claim.ts';
import { texts } from './texts.ts';

/** Approves the selected claims that wait, one call for each: the audit log then has an entry for each claim. */
export function useClaimBulkActions(): readonly BulkAction<ListedClaim>[] {
  const translate = useText();
  const format = useFormat();
  const { api } = useServices();
  return [
    {
      id: 'approve',
      text: translate(texts.approve),
      appliesTo: isOpen,
      question: (claims) => {
        const n = claims.length;
        const sum = claims.reduce((total, { amount }) => total + amount, 0);
        const different = claims.filter(differs).length;
        const consequence = translate(texts.approveSum, { sum: format.money(sum) });
        return {
          title: n === 1 ? translate(texts.approveOneTitle) : translate(texts.approveManyTitle, { n }),
          body:
            different === 0 ? consequence : `${consequence} ${translate(texts.differMany, { n: different })}`,
          confirmText: translate(texts.approve),
        };
      },
      run: ({ _id: id }) =>
        api.call<typeof decideClaim>('put', '/courses/claims/{id}/decision', {
          params: { id },
          body: { decision: 'approve' },
        }),
    },
  ];
}
