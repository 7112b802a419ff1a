import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './fee.module.css';
import { texts } from './texts.ts';

export interface FeeProps {
  /** Taka, before the discount. */
  readonly full: number;
  /** Taka, after the discount. */
  readonly fee: number;
}

/** CAT-03: 'Free' if the fee is 0; with a discount the full fee is struck through. */
export function Fee({ full, fee }: FeeProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  return (
    <span className={styles['fee']}>
      <span>{fee <= 0 ? translate(commonTexts.free) : format.money(fee)}</span>
      {full > Math.max(fee, 0) && (
        <del className={styles['full']}>
          <span className="visually-hidden">{translate(texts.feeInstead)} </span>
          {format.money(full)}
        </del>
      )}
    </span>
  );
}
