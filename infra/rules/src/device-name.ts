import type { Language } from './language.ts';

const bengaliBrowsers: Readonly<Record<string, string>> = {
  Chrome: 'ক্রোম',
  Chromium: 'ক্রোমিয়াম',
  Firefox: 'ফায়ারফক্স',
  'Microsoft Edge': 'মাইক্রোসফট এজ',
  Opera: 'অপেরা',
  Safari: 'সাফারি',
  'Samsung Internet for Android': 'স্যামসাং ইন্টারনেট',
  'UC Browser': 'ইউসি ব্রাউজার',
};

/** The names as they are said: the system on which the browser runs. */
const onBengaliSystems: Readonly<Record<string, string>> = {
  Android: 'অ্যান্ড্রয়েডে',
  'Chrome OS': 'ক্রোম ওএসে',
  iOS: 'আইওএসে',
  Linux: 'লিনাক্সে',
  macOS: 'ম্যাকওএসে',
  Windows: 'উইন্ডোজে',
};

/** The stored name of a device, `Chrome on Linux`, in the language of the reader: `লিনাক্সে ক্রোম`. What is not known by a word stays as it is. */
export function deviceNameIn(language: Language, device: string): string {
  if (language === 'en') return device;
  const [browser = '', system] = device.split(' on ');
  const bengali = bengaliBrowsers[browser];
  if (system === undefined) return bengali ?? device;
  const onSystem = onBengaliSystems[system] ?? `${system}-এ`;
  return `${onSystem} ${bengali ?? browser}`;
}
