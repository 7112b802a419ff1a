import type { redeemCoupon } from '@pathshala/svc-catalog-contract/coupons';
import type { FeeAccount } from '@pathshala/svc-catalog-contract/fees';
import { Button } from '@pathshala/web-kit/parts/button';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { texts } from './texts.ts';

/** Uses a coupon for the fees of one course. */
export function CouponForm({ account }: { readonly account: FeeAccount }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { toast } = useServices();
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useApiMutation<typeof redeemCoupon>('post', '/courses/coupons/uses', {
    invalidates: ['/courses/fees/accounts', '/courses/fees/accounts/entries'],
    onSuccess: ({ amountPaisa }) => {
      setCode('');
      toast.success(translate(texts.couponUsed, { amount: format.paisa(amountPaisa) }));
    },
  });
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const { studentId, courseId } = account;
    if (code.trim() !== '' && !isPending) mutate({ body: { studentId, courseId, code } });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Field label={translate(texts.coupon)} error={error?.message}>
        <TextInput maxLength={40} value={code} onChange={(event) => setCode(event.currentTarget.value)} />
      </Field>
      <Button type="submit" isBusy={isPending}>
        {translate(texts.applyCoupon)}
      </Button>
    </form>
  );
}
