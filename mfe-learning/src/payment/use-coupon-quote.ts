import type { quoteCoupon } from '@pathshala/svc-catalog-contract/coupons';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { useState } from 'react';

/** The price of a course with the coupon that was typed. A change of the code takes the price away. */
export function useCouponQuote(courseId: string) {
  const [code, setCode] = useState('');
  const quote = useApiMutation<typeof quoteCoupon>('post', '/courses/coupons/quotes');
  return {
    code,
    price: quote.data,
    error: quote.error?.message,
    isAsking: quote.isPending,
    type(typed: string): void {
      setCode(typed);
      quote.reset();
    },
    ask(): void {
      if (code.trim() !== '' && !quote.isPending) quote.mutate({ body: { courseId, code } });
    },
  };
}

export type CouponQuote = ReturnType<typeof useCouponQuote>;
