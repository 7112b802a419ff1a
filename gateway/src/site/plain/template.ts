import { bengaliDigits } from '@pathshala/rules/digits';
import { escapeHtml, textOfHtml } from '@pathshala/rules/escape-html';
import { splitLanguages } from '@pathshala/rules/language-parts';
import { oneLine } from '@pathshala/rules/one-line';
import { pickLanguage } from '@pathshala/rules/pick-language';
import { writtenDate, writtenDateTime } from '@pathshala/rules/written-time';
import { type Context, Liquid } from 'liquidjs';

export type PlainLanguage = 'bn' | 'en';

const locales: Readonly<Record<PlainLanguage, string>> = { bn: 'bn-BD', en: 'en-GB' };

/** The context in which the library calls a filter. */
interface FilterCall {
  readonly context: Context;
}

const endOfBlock = /<\/(?:p|li|h[1-6]|div|tr|blockquote|pre)>|<br\s*\/?>/giu;

/** Everything is escaped, but what `paragraphs` writes. A template cannot read files, and a large page is refused. */
const engine = new Liquid({
  outputEscape: 'escape',
  ownPropertyOnly: true,
  strictFilters: true,
  relativeReference: false,
  templates: {},
  memoryLimit: 5_000_000,
  renderLimit: 1_000,
});

/** Picks the language's part of a text `বাংলা | English`, in the digits of the language. */
engine.registerFilter('half', function languagePart(this: FilterCall, value: unknown) {
  const language = languageOf(this);
  return digitsIn(language, oneLine(pickLanguage(language, textOf(value))));
});

/** A rich text as paragraphs, in the language of the reader where it is there. */
engine.registerFilter('paragraphs', {
  raw: true,
  handler(this: FilterCall, value: unknown) {
    return paragraphsOf(textOf(value), languageOf(this));
  },
});

/** A rich text on one line. */
engine.registerFilter('line', function line(this: FilterCall, value: unknown) {
  return oneLine(textOfHtml(inLanguage(textOf(value), languageOf(this))));
});

engine.registerFilter('number', function number(this: FilterCall, value: unknown) {
  return numberIn(languageOf(this), value);
});

engine.registerFilter('taka', function taka(this: FilterCall, value: unknown) {
  return `৳${numberIn(languageOf(this), value)}`;
});

engine.registerFilter('day', function day(this: FilterCall, value: unknown) {
  return writtenDate(instantOf(value), languageOf(this));
});

engine.registerFilter('time', function time(this: FilterCall, value: unknown) {
  return writtenDateTime(instantOf(value), languageOf(this));
});

/** A template of Liquid, ready to be filled in. */
export type PlainTemplate = (facts: object, language: PlainLanguage) => Promise<string>;

export function parseTemplate(source: string): PlainTemplate {
  const parsed = engine.parse(source);
  return async (facts, language) => {
    const html = (await engine.render(parsed, facts, { globals: { language } })) as string;
    // The breaks between the lines of the template are no part of the page.
    return html.replaceAll(/>\s+</gu, '><').trim();
  };
}

function languageOf({ context }: FilterCall): PlainLanguage {
  return (context.globals as { readonly language: PlainLanguage }).language;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function inLanguage(html: string, language: PlainLanguage): string {
  const parts = splitLanguages(html);
  return parts === null ? pickLanguage(language, html) : parts[language] || parts.bn || parts.en;
}

function paragraphsOf(html: string, language: PlainLanguage): string {
  return inLanguage(html, language)
    .split(endOfBlock)
    .map((part) => oneLine(textOfHtml(part)))
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}

function numberIn(language: PlainLanguage, value: unknown): string {
  return new Intl.NumberFormat(locales[language]).format(Number(value));
}

function digitsIn(language: PlainLanguage, text: string): string {
  return language === 'bn' ? bengaliDigits(text) : text;
}

function instantOf(value: unknown): number {
  const instant = typeof value === 'string' ? Date.parse(value) : Number(value);
  if (!Number.isFinite(instant)) throw new TypeError('a template writes a time that is none');
  return instant;
}
