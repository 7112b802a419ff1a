import { type Translate, useText } from '@pathshala/web-kit/texts';
import type { Errors } from './draft-store.ts';
import type { ValidationErrors } from './validation-errors.ts';

/** Returns validation errors as the draft holds them: path → message in the reader's language. */
export function useValidationMessages<Key extends string>(
  translate: Translate<Key>,
): (errors: ValidationErrors<Key>) => Errors {
  const toText = useText();
  return (errors) =>
    Object.fromEntries(
      errors.map(([path, text]) => [path, typeof text === 'string' ? translate(text) : toText(text)]),
    );
}
