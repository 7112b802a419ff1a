import { isIP } from 'node:net';

/** Names of fields whose text is a secret or says who somebody is, in any spelling of camel, snake or kebab case. */
const hiddenNames =
  /pass(?:word|phrase|code|wd)|secret|token|cookie|authorization|otp|signature|api.?key|private.?key|credential|session|^sid$|e-?mail|mobile|phone|guardian|address|username|(?:first|last|full|student)name|identity/iu;

const patterns: readonly (readonly [RegExp, string])[] = [
  // The user and the password of an address: amqp://user:secret@host.
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/giu, '$1[secret]@'],
  [/\b(?:bearer|basic)\s+[\w.~+/=-]+/giu, '[secret]'],
  [
    /\b((?:[\w-]*(?:token|secret|password|passphrase|signature|cookie|otp|api[-_]?key)|sid|code|key)["']?\s*[=:]\s*["']?)[^\s"'&;,}]+/giu,
    '$1[secret]',
  ],
  [/[\p{L}\p{M}\p{N}._%+'-]+@[\p{L}\p{M}\p{N}.-]+/gu, '[address]'],
  // Numbers of Bangladesh in any spelling, and others in the international one.
  [/(?<!\p{Nd})(?:(?:\+|00)?(?:88|৮৮)[\s-]?)?[0০][1১](?:[\s-]?\p{Nd}){9}(?!\p{Nd})/gu, '[number]'],
  [/\+\p{Nd}(?:[\s-]?\p{Nd}){7,14}/gu, '[number]'],
  [/\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}\b/gu, '[token]'],
  [/\b[0-9a-f]{32,}\b/giu, '[token]'],
  // Random text: long, without a pause, in both cases and with a digit.
  [/\b(?=[\w+/-]*[a-z])(?=[\w+/-]*[A-Z])(?=[\w+/-]*\d)[\w+/-]{20,}={0,2}/gu, '[token]'],
];

const addressLike = /(?<![\w.:])[0-9a-f.:]{3,45}(?![\w:])/giu;

/** A text of a log without what is secret or says who somebody is, by its shape: addresses, numbers, tokens, cookies. */
export function hidePersonalText(text: string): string {
  const hidden = patterns.reduce((shown, [pattern, by]) => shown.replaceAll(pattern, by), text);
  return hidden.replaceAll(addressLike, (found) => (isIP(found) === 0 ? found : '[ip]'));
}

/** The same for all texts in a value at any depth; texts under a name that says that they are personal are left out. */
export function hidePersonalData(value: unknown): unknown {
  if (typeof value === 'string') return hidePersonalText(value);
  if (Array.isArray(value)) return value.map(hidePersonalData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      hiddenNames.test(name) && hasText(inner) ? '[hidden]' : hidePersonalData(inner),
    ]),
  );
}

/** Whether and how many there are may be shown. */
const hasText = (value: unknown): boolean =>
  value !== null && typeof value !== 'boolean' && typeof value !== 'undefined';
