import { DomainError } from '@pathshala/contract-kit/domain-error';

type Language = 'bn' | 'en';

export interface Content {
  readonly title: string;
  readonly text: string;
}

export interface Audience {
  readonly kind: 'student' | 'batch' | 'course' | 'campaign' | 'all';
  /** Empty for all students. */
  readonly id: string;
  readonly name: string;
}

/** The fields that an administrator writes. A language with empty fields is not given. */
export interface Draft {
  readonly audience: Audience;
  readonly contents: Readonly<Record<Language, Content>>;
  readonly channels: { readonly mail: boolean; readonly sms: boolean };
  /** A path of the site; empty for none. */
  readonly link: string;
}

const languages = ['bn', 'en'] as const;

const isGiven = ({ title, text }: Content): boolean => title !== '' && text !== '';

/** The languages in which the message is written. */
export function languagesOf({ contents }: Pick<Draft, 'contents'>): readonly Language[] {
  return languages.filter((language) => isGiven(contents[language]));
}

/** The content for a reader of the language: the other one where it is not given. */
export function contentFor({ contents }: Pick<Draft, 'contents'>, language: Language): Content {
  return isGiven(contents[language]) ? contents[language] : contents[language === 'bn' ? 'en' : 'bn'];
}

/** Throws `invalid` for a language with a title or a text alone, and for a message in no language. */
export function requireContents({ contents }: Pick<Draft, 'contents'>): void {
  const wrong = languages.flatMap((language) => {
    const { title, text } = contents[language];
    if ((title === '') === (text === '')) return [];
    return [[`contents.${language}.${title === '' ? 'title' : 'text'}`, 'auth.message-half']];
  });
  if (wrong.length > 0)
    throw new DomainError('invalid', 'auth.message-half', { fields: Object.fromEntries(wrong) });
  if (languages.some((language) => isGiven(contents[language]))) return;
  const code = 'auth.message-empty';
  throw new DomainError('invalid', code, {
    fields: { 'contents.bn.title': code, 'contents.en.title': code },
  });
}

/** `at` is ISO 8601, null for at once. Returns epoch ms. */
export function requireSendAt(at: string | null, now: number): number {
  if (at === null) return now;
  const time = Date.parse(at);
  if (time > now) return time;
  const code = 'auth.message-past';
  throw new DomainError('invalid', code, { fields: { sendAt: code } });
}

/** The texts of the SMS, the longest first: with the name of the school, and without it. */
export function smsTextsOf(
  draft: Pick<Draft, 'contents' | 'link'>,
  { language, school, site }: { readonly language: Language; readonly school: string; readonly site: string },
): readonly [string, string] {
  const { text } = contentFor(draft, language);
  const lines = draft.link === '' ? [text] : [text, `${site}${draft.link}`];
  return [[...lines, school].join('\n'), lines.join('\n')];
}

/** The paragraphs of a text. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n+/u)
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
}
