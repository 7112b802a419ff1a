import { Button } from '@pathshala/web-kit/parts/button';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode, SyntheticEvent } from 'react';
import styles from './coupon-form.module.css';
import { couponTexts } from './coupon-texts.ts';
import type { CouponQuote } from './use-coupon-quote.ts';

interface CouponFormProps {
  readonly coupon: CouponQuote;
  /** A refusal of the coupon after its price was shown. */
  readonly error?: string | undefined;
  /** The actions with the coupon, once its price is shown. */
  readonly children?: ReactNode;
}

/** A coupon code, and the price with it before anything is paid. */
export function CouponForm({ coupon, error, children }: CouponFormProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { code, price, isAsking } = coupon;
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    coupon.ask();
  }
  return (
    <form noValidate className={styles['coupon']} onSubmit={submit}>
      <Field label={translate(couponTexts.code)} error={coupon.error ?? error}>
        <TextInput
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          value={code}
          onChange={(event) => coupon.type(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" isBusy={isAsking}>
        {translate(couponTexts.ask)}
      </Button>
      {price && (
        <output className={styles['price']}>
          {translate(couponTexts.price, {
            discount: format.paisa(price.discountPaisa),
            left: format.paisa(price.leftPaisa),
          })}
        </output>
      )}
      {price && children}
    </form>
  );
}
