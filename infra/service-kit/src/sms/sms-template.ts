import { localMobileOf } from '@pathshala/rules/mobile';
import type { SentMessage, SmsMessage } from './port.ts';

/** How a value is written into a part of the request, so that a text cannot change its form. */
type Escape = (value: string) => string;

export const escapes: Readonly<Record<'url' | 'json' | 'plain', Escape>> = {
  url: encodeURIComponent,
  json: (value) => JSON.stringify(value).slice(1, -1),
  plain: (value) => value,
};

/**
 * Fills `{to}` (8801712345678), `{plus}` (+8801712345678), `{local}` (01712345678), `{text}`, `{id}` and `{hex}` (UTF-16 in
 * hexadecimal, which some gateways take for Bengali), and `{reference}` where a message is asked about. Other braces stay: a
 * JSON body has its own.
 */
export function fillTemplate(
  template: string,
  { id, to, text, reference = '' }: SmsMessage & Partial<SentMessage>,
  escape: Escape,
): string {
  const values: Readonly<Record<string, string>> = {
    to,
    plus: `+${to}`,
    local: localMobileOf(to),
    text,
    id,
    reference,
    hex: Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase(),
  };
  return template.replaceAll(/\{(to|plus|local|text|id|hex|reference)\}/gu, (_, name: string) =>
    escape(values[name] ?? ''),
  );
}
