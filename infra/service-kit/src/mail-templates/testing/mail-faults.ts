import type { Language } from '@pathshala/contract-kit/message';
import type { RenderedMail } from '../render-mail.ts';

const ownTags = /^<(?:!|\/?(?:html|head|meta|title|style|body|div|p|a|code|span|br|table|tr|td)\b)/u;
const addresses = /https?:\/\/[^\s"<>“”]+/gu;

const addressesIn = (text: string) => new Set(text.replaceAll('&amp;', '&').match(addresses) ?? []);

/** Returns the faults of a mail, in words; empty for a good one. It is for the tests of all packages that write mails. */
export function mailFaults({ subject, text, html }: RenderedMail, language: Language): readonly string[] {
  const tags = html.match(/<[^>]*>/gu) ?? [];
  const [inText, inHtml] = [addressesIn(text), addressesIn(html)];
  const faults: readonly (readonly [fault: string, is: boolean])[] = [
    ['the subject is empty', subject === ''],
    ['the subject is not one line', /[\p{Cc}\u2028\u2029]/u.test(subject)],
    ['a placeholder is not filled', /\{\w+\}|undefined|\[object/u.test(subject + text)],
    ['the HTML has a tag that is not of the template', tags.some((tag) => !ownTags.test(tag))],
    ['the HTML has a handler of an event', tags.some((tag) => /\son\w+\s*=/iu.test(tag))],
    ['a link of the text is not in the HTML', [...inText].some((address) => !inHtml.has(address))],
    ['a link of the HTML is not in the text', [...inHtml].some((address) => !inText.has(address))],
    ['the mail is not in Bengali', language === 'bn' && !/\p{Script=Bengali}/u.test(subject)],
    ['the HTML does not name its language', !html.includes(`<html lang="${language}">`)],
  ];
  return faults.filter(([, is]) => is).map(([fault]) => fault);
}
