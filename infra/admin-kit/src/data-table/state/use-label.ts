import { useText } from '@pathshala/web-kit/texts';
import type { Label } from '../data-table-types.ts';

/** Returns a label in the language of the reader. */
export function useLabel(): (label: Label) => string {
  const translate = useText();
  return (label) => (typeof label === 'string' ? label : translate(label));
}
