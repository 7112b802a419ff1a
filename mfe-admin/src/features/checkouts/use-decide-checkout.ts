import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { decideCheckout, queryCheckout } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { checkoutsPath, type ListedCheckout, takaOf, useStudentName } from './listed-checkout.ts';
import { texts } from './texts.ts';

interface DecideCheckout {
  readonly query: (checkout: ListedCheckout) => void;
  /** Asks first. */
  readonly approve: (checkout: ListedCheckout) => Promise<void>;
  /** `refunded`: the money was paid back elsewhere. */
  readonly payBack: (
    checkout: ListedCheckout,
    decision: 'refund' | 'refunded',
    options: { readonly reason: string; readonly onDone: () => void },
  ) => void;
  readonly isBusy: boolean;
}

export function useDecideCheckout(): DecideCheckout {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const confirm = useConfirm();
  const nameOf = useStudentName();
  const { toast } = useServices();
  const onError = ({ message }: { readonly message: string }) => toast.error(message);
  const query = useApiMutation<typeof queryCheckout>('post', '/courses/checkouts/{id}/queries', {
    invalidates: [checkoutsPath],
    onSuccess: ({ state }) => toast.info(translate(texts.queried, { state: translate(texts[state]) })),
    onError,
  });
  const decide = useApiMutation<typeof decideCheckout>('put', '/courses/checkouts/{id}/decision', {
    invalidates: [checkoutsPath],
    onSuccess: ({ state }) => toast.success(translate(texts.decided, { state: translate(texts[state]) })),
    onError,
  });
  return {
    isBusy: decide.isPending,
    query: ({ _id: id }) => query.mutate({ params: { id } }),
    async approve(checkout) {
      const name = nameOf(checkout);
      const isConfirmed = await confirm({
        title: translate(texts.approveTitle, { name }),
        body: translate(checkout.purpose === 'dues' ? texts.approveDuesText : texts.approveText, {
          name,
          course: inLanguage(checkout.courseName),
          amount: format.money(takaOf(checkout)),
        }),
        confirmText: translate(texts.approve),
      });
      if (isConfirmed) decide.mutate({ params: { id: checkout._id }, body: { decision: 'approve' } });
    },
    payBack: ({ _id: id }, decision, { reason, onDone }) =>
      decide.mutate({ params: { id }, body: { decision, reason } }, { onSuccess: onDone }),
  };
}
