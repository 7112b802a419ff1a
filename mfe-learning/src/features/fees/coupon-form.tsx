import type { redeemCoupon } from '@pathshala/svc-catalog-contract/coupons';
import type { FeeAccount } from '@pathshala/svc-catalog-contract/fees';
import { Button } from '@pathshala/web-kit/parts/button';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { CouponForm as QuoteForm } from '../../payment/coupon-form.tsx';
import { useCouponQuote } from '../../payment/use-coupon-quote.ts';
import { texts } from './texts.ts';

/** Shows what a coupon makes of the fees of one course, then uses it. */
export function CouponForm({
  account: { studentId, courseId },
}: {
  readonly account: FeeAccount;
}): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { toast } = useServices();
  const coupon = useCouponQuote(courseId);
  const { mutate, isPending, error } = useApiMutation<typeof redeemCoupon>('post', '/courses/coupons/uses', {
    invalidates: [
      '/courses/fees/accounts',
      '/courses/fees/accounts/entries',
      '/courses/checkouts/dues/{courseId}',
    ],
    onSuccess: ({ amountPaisa }) => {
      coupon.type('');
      toast.success(translate(texts.couponUsed, { amount: format.paisa(amountPaisa) }));
    },
  });
  const use = (): void => mutate({ body: { studentId, courseId, code: coupon.code } });
  return (
    <QuoteForm coupon={coupon} error={error?.message}>
      <Button isBusy={isPending} onClick={use}>
        {translate(texts.applyCoupon)}
      </Button>
    </QuoteForm>
  );
}
