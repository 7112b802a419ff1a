import { normaliseText } from '@pathshala/rules/bengali';

/** Line breaks, other control characters, and marks that turn the direction of what follows. */
const breaks = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\ufeff]+/gu;

/** A title or place as it is stored: it goes into subjects of mails and calendar files, where a line break begins something else. */
export function oneLine(text: string): string {
  return normaliseText(text.replaceAll(breaks, ' ')).replaceAll(/\s+/gu, ' ').trim();
}
