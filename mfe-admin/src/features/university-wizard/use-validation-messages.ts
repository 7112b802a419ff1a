import type { Errors } from '@pathshala/admin-kit/draft/draft-store';
import { useText } from '@pathshala/web-kit/texts';
import { useTexts } from '../../texts.ts';
import type { ValidationErrors } from './draft/check-course.ts';

/** Returns validation errors as the draft holds them: path → message in the reader's language. */
export function useValidationMessages(): (problems: ValidationErrors) => Errors {
  const translate = useTexts();
  const toText = useText();
  return (problems) =>
    Object.fromEntries(
      problems.map(([path, text]) => [path, typeof text === 'string' ? translate(text) : toText(text)]),
    );
}
