import { createContext, use } from 'react';
import type { FormHandle } from './admin-form-types.ts';

export type AnyForm = FormHandle;

/** The form around the fields. */
export const FormContext = createContext<AnyForm | undefined>(undefined);

export function useFormHandle(): AnyForm {
  const form = use(FormContext);
  if (!form) throw new Error('This part must be rendered below AdminForm.');
  return form;
}
