import { parse } from 'bowser';

/** Only this many characters of a `User-Agent` are parsed: a long one must not cost time. */
const readCharacters = 400;

/** `Chrome on Android`; empty for a program that is no known browser. */
export function deviceNameOf(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = parse(userAgent.slice(0, readCharacters));
  return [browser.name, os.name].filter((name) => name !== undefined && name !== '').join(' on ');
}
