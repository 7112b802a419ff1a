import { partsOfText } from '@pathshala/rules/paper-language';
import type { Language } from '@pathshala/web-kit/language';
import { withReadableMaths } from '@pathshala/web-kit/readable-maths';

const shownCharacters = 90;

/** The beginning of a rich text without its markup, in the reader's language; empty for a picture alone. */
export function firstWords(html: string, language: Language): string {
  const [part] = partsOfText(language, html);
  const { body } = new DOMParser().parseFromString(part?.text ?? '', 'text/html');
  const text = withReadableMaths(body.textContent ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return text.length <= shownCharacters ? text : `${text.slice(0, shownCharacters).trimEnd()}…`;
}
