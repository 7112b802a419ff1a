import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

/** An amount in taka. */
export function MoneyField<Values extends FieldValues = FieldValues>(
  props: Omit<NumberFieldProps<Values>, 'prefix' | 'unit'>,
): ReactNode {
  return <NumberField {...props} prefix="৳" />;
}
