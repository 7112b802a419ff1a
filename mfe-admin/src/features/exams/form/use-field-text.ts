import { useText } from '@pathshala/web-kit/texts';
import { fieldTexts } from './texts.ts';

/** The label of a field. */
export function useFieldText(): (field: keyof typeof fieldTexts) => string {
  const translate = useText();
  return (field) => translate(fieldTexts[field]);
}
