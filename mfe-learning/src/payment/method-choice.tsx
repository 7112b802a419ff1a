import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from './claim.module.css';
import { claimMethods } from './claim-types.ts';
import { texts } from './texts.ts';

/** bKash, Nagad or bank, as a radio group. */
export function MethodChoice({ register }: { readonly register: UseFormRegisterReturn }): ReactNode {
  const translate = useText();
  return (
    <fieldset className={styles['methods']}>
      <legend>{translate(texts.method)}</legend>
      {claimMethods.map((method) => (
        <label key={method} className={styles['method']}>
          <input type="radio" value={method} {...register} />
          <span>{translate(texts[method])}</span>
        </label>
      ))}
    </fieldset>
  );
}
