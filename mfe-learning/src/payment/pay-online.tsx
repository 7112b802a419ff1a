import type { redeemCoupon } from '@pathshala/svc-catalog-contract/coupons';
import type { beginCheckout, readCheckoutOffer } from '@pathshala/svc-catalog-contract/http';
import type { PaymentProviderName } from '@pathshala/svc-catalog-contract/checkout';
import { Button } from '@pathshala/web-kit/parts/button';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { courseQueries } from '../courses/use-enrol.ts';
import styles from './claim.module.css';
import type { PaidCourse } from './claim-types.ts';
import { CouponForm } from './coupon-form.tsx';
import { onlineTexts } from './online-texts.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { type CouponQuote, useCouponQuote } from './use-coupon-quote.ts';

/** Payment at the providers that the school has, also with a coupon; nothing where it has none. */
export function PayOnline({ course }: { readonly course: PaidCourse }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { courseId, category } = course;
  const coupon = useCouponQuote(courseId);
  const { data } = useApiQuery<typeof readCheckoutOffer>('/courses/checkouts/offers/{courseId}', {
    params: { courseId },
  });
  const begin = useApiMutation<typeof beginCheckout>('post', '/courses/checkouts');
  if (data === undefined || data.providers.length === 0) return null;
  const { price, code } = coupon;
  const amount = format.paisa(price?.nowPaisa ?? data.amountPaisa);
  const start = (provider: PaymentProviderName): void => {
    const courseKind = category === 'academic' ? 'academic' : 'admission';
    begin.mutate({ body: { courseId, courseKind, provider, ...(price && { coupon: code }) } });
  };
  return (
    <section aria-label={translate(onlineTexts.title)} className={styles['online']}>
      <h3>{translate(onlineTexts.title)}</h3>
      <CouponForm coupon={coupon} />
      {price?.nowPaisa === 0 ? (
        <EnrolByCoupon course={course} coupon={coupon} />
      ) : (
        <>
          <p>{translate(onlineTexts.lead, { amount })}</p>
          <ProviderButtons providers={data.providers} amount={amount} begun={begin} onChoose={start} />
        </>
      )}
      <h3>{translate(onlineTexts.otherwise)}</h3>
    </section>
  );
}

interface EnrolByCouponProps {
  readonly course: PaidCourse;
  readonly coupon: CouponQuote;
}

/** A coupon that pays everything enrols at once. */
function EnrolByCoupon({ course: { courseId, next }, coupon: { code } }: EnrolByCouponProps): ReactNode {
  const translate = useText();
  const navigate = useNavigate();
  const studentId = useUser()?._id ?? '';
  const { toast } = useServices();
  const { mutate, isPending } = useApiMutation<typeof redeemCoupon>('post', '/courses/coupons/uses', {
    invalidates: courseQueries,
    onSuccess: () => {
      toast.success(translate(onlineTexts.enrolled));
      if (next !== undefined) void navigate(next);
    },
    onError: ({ message }) => toast.error(message),
  });
  return (
    <Button kind="primary" isBusy={isPending} onClick={() => mutate({ body: { studentId, courseId, code } })}>
      {translate(onlineTexts.enrolByCoupon)}
    </Button>
  );
}
