import { useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import { type FieldErrors, flatErrors } from './form-errors.ts';

/** All errors of the form by path. */
export function useFormErrors(): FieldErrors {
  const { errors } = useFormState();
  return useMemo(() => flatErrors(errors), [errors]);
}
