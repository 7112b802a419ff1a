import { useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

export const methods = ['cash', 'bkash', 'nagad', 'bank', 'card', 'other'] as const;

/** The choices of a field for the method of payment. */
export function useMethodChoices() {
  const translate = useText();
  return methods.map((value) => ({ value, label: translate(texts.methods[value]) }));
}
