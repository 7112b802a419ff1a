import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { NumberField } from './number-field.tsx';
import type { FieldProps } from './use-field.ts';

/** An amount in taka. */
export function MoneyField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>): ReactNode {
  return <NumberField {...props} prefix="৳" />;
}
