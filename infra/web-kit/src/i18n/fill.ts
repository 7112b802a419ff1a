import { formatIn } from './format.ts';
import type { Language } from './language.ts';

export type TextParams = Readonly<Record<string, string | number>>;

/** Fills in `{name}`; numbers get the language's digits. */
export function fill(text: string, language: Language, params: TextParams = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? formatIn(language).number(value) : value;
  });
}
