import type { Language } from '@pathshala/contract-kit/message';
import type { Notice } from '@pathshala/contract-kit/notice';
import { pathOf } from './stored-notice.ts';

/** The notice as the service worker shows it, with the page that it opens. */
export interface PushedNotice {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Empty: the home page. */
  readonly path: string;
  readonly language: Language;
}

/** Characters; a message to a device has room for 4 kB, and three bytes for a Bengali letter. */
const maxTitle = 200;
const maxText = 400;

/** Letters of an SMS in Bengali that is one part. */
const onePart = 70;

/** Cut at a word: a Bengali letter may be several characters. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max - 1);
  const space = start.lastIndexOf(' ');
  return `${space > 0 ? start.slice(0, space) : start}…`;
}

export function pushedNotice(
  notice: Notice<never>,
  { id, values, language }: { readonly id: string; readonly values: unknown; readonly language: Language },
): PushedNotice {
  const content = notice.write(values, language);
  return {
    id,
    title: cut(content.subject, maxTitle),
    text: cut(content.paragraphs[0] ?? '', maxText),
    path: pathOf(content),
    language,
  };
}

/** The texts of a notice by SMS, the longest first; the last is one part in either language. */
export function smsTextsOf(
  notice: Notice<never>,
  values: unknown,
  { language, school }: { readonly language: Language; readonly school: string },
): readonly [string, ...string[]] {
  const { subject } = notice.write(values, language);
  return [`${subject} - ${school}`, subject, cut(subject, onePart)];
}
