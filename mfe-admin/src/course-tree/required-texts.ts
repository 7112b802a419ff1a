import type { TextInBoth } from '@pathshala/web-kit/texts';
import { isBlankFragment } from '@pathshala/rules/question-rules';
import type { z } from 'zod';

/** A check for `superRefine`: these fields of the form must have a text. Of a rich text, tags alone are none. */
export function requiredTexts<Name extends string>(
  required: Readonly<Record<Name, TextInBoth>>,
  richText?: NoInfer<Name>,
) {
  return (values: Readonly<Partial<Record<Name, unknown>>>, context: z.core.$RefinementCtx): void => {
    for (const name of Object.keys(required) as Name[]) {
      const text = String(values[name] ?? '');
      if (name === richText ? isBlankFragment(text) : text.trim() === '') {
        context.addIssue({ code: 'custom', path: [name], params: { text: required[name] } });
      }
    }
  };
}
