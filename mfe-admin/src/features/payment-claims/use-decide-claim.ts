import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { decideClaim } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { differs, type ListedClaim, queuePath } from './listed-claim.ts';
import { texts } from './texts.ts';
import { useStudentName } from './use-student-name.ts';

interface DecideClaim {
  /** Asks first. Resolves to false when the question was cancelled. */
  readonly approve: (claim: ListedClaim) => Promise<boolean>;
  /** Takes the approval back where the claim is approved. */
  readonly refuse: (claim: ListedClaim, reason: string, onDone: () => void) => void;
  readonly isBusy: boolean;
}

export function useDecideClaim(): DecideClaim {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const confirm = useConfirm();
  const { toast } = useServices();
  const nameOf = useStudentName();
  const { mutate, isPending } = useApiMutation<typeof decideClaim>('put', '/courses/claims/{id}/decision', {
    invalidates: [queuePath],
    onSuccess: (claim) => {
      const text = claim.state === 'approved' ? texts.approvedToast : texts.refusedToast;
      toast.success(translate(text, { name: nameOf(claim) }));
    },
    onError: ({ message }) => toast.error(message),
  });

  async function approve(claim: ListedClaim): Promise<boolean> {
    const name = nameOf(claim);
    const money = { amount: format.money(claim.amount), fee: format.money(claim.fee) };
    const consequence = translate(texts.approveText, { name, course: inLanguage(claim.courseName) });
    const isConfirmed = await confirm({
      title: translate(texts.approveTitle, { name }),
      body: differs(claim) ? `${translate(texts.differOne, money)} ${consequence}` : consequence,
      confirmText: translate(texts.approve),
    });
    if (isConfirmed) mutate({ params: { id: claim._id }, body: { decision: 'approve' } });
    return isConfirmed;
  }

  return {
    approve,
    isBusy: isPending,
    refuse: ({ _id: id, state }, reason, onDone) => {
      const decision = state === 'approved' ? 'revoke' : 'refuse';
      mutate({ params: { id }, body: { decision, reason } }, { onSuccess: onDone });
    },
  };
}
