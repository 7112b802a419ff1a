import { splitLanguages } from '@pathshala/rules/language-parts';
import { pickLanguage } from '@pathshala/rules/pick-language';
import type { Language } from '@pathshala/web-kit/language';
import { withReadableMaths } from '@pathshala/web-kit/readable-maths';

/** Characters that a list shows of a long text (spec §9). */
const previewLength = 100;

const endOfBlock = /<br\s*\/?>|<\/(?:p|h[1-6]|li|td|th|tr|div|blockquote|pre)>/giu;

/** The beginning of a rich text without its markup, formulas as characters, in the reader's language where it is written in both. */
export function previewText(html: string, language: Language): string {
  const parts = splitLanguages(html);
  const other = language === 'bn' ? 'en' : 'bn';
  const part = parts ? parts[language] || parts[other] : pickLanguage(language, html);
  // `DOMParser` runs no script and loads no picture.
  const { body } = new DOMParser().parseFromString(part.replaceAll(endOfBlock, '$& '), 'text/html');
  for (const element of body.querySelectorAll('script, style')) element.remove();
  const text = withReadableMaths(body.textContent ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const characters = [...new Intl.Segmenter(language).segment(text)];
  if (characters.length <= previewLength) return text;
  const shown = characters.slice(0, previewLength).map(({ segment }) => segment);
  return `${shown.join('').trimEnd()}…`;
}
