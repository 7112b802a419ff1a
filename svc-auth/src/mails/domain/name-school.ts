import type { MailContent } from '@pathshala/contract-kit/mail-content';

/** Texts name the site as `{school}`; Bengali ones also with a case ending: `{school}-এর`, `{school}-এ`. */
const place = /\{school\}(-এর|-এ(?![\p{L}\p{M}]))?/gu;

/** After the vowel sign া a name takes other endings: পাঠশালার, but কলেজ-এর. */
const afterVowel: Readonly<Record<string, string>> = { '-এর': 'র', '-এ': 'য়' };

/** Subject and text of a mail with the name that the site has when the mail is written. */
export function nameSchool(content: MailContent, school: string): MailContent {
  const named = (text: string) =>
    text.replaceAll(place, (_, ending: string = '') =>
      school.endsWith('া') ? `${school}${afterVowel[ending] ?? ''}` : `${school}${ending}`,
    );
  const { subject, preheader, paragraphs } = content;
  return {
    ...content,
    subject: named(subject),
    ...(preheader !== undefined && { preheader: named(preheader) }),
    ...(paragraphs && { paragraphs: paragraphs.map(named) }),
  };
}
