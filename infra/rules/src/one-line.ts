import { normaliseText } from './bengali.ts';

/** Line breaks, other control characters and direction marks. */
const invisible = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\ufeff]+/gu;

/** A text as one line: in mail headers and calendar files a line break would start a new field. */
export function oneLine(text: string): string {
  return normaliseText(text.toWellFormed().replaceAll(invisible, ' ')).replaceAll(/\s+/gu, ' ').trim();
}
