import { pickLanguage } from '@pathshala/rules/pick-language';
import type { Language } from '@pathshala/web-kit/language';

/**
 * Puts the answer of the page's first call into the page that the gateway has sent: each `data-item` gets one of the
 * items, or the answer itself, and in it each `data-fill` the text or the picture of the field that it names. Nothing of
 * the answer is read as HTML.
 */
export function fillEarlyPage(answer: unknown, language: Language): void {
  const items = (answer as { readonly items?: readonly unknown[] } | null)?.items ?? [answer];
  for (const [at, place] of document.querySelectorAll('#early [data-item]').entries()) {
    const item = (items[at] ?? {}) as Readonly<Record<string, unknown>>;
    for (const part of place.querySelectorAll<HTMLElement>('[data-fill]'))
      fill(part, item[part.dataset['fill'] ?? ''], language);
  }
}

function fill(part: HTMLElement, value: unknown, language: Language): void {
  if (typeof value !== 'string' || value === '') return;
  if (part instanceof HTMLImageElement) part.src = value;
  else part.textContent = pickLanguage(language, value);
  part.hidden = false;
}
