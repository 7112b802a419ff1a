import type { OutgoingSms } from '../../sms/index.ts';
import type { LinkKind } from '../domain/one-time-link.ts';

const texts = {
  reset: {
    bn: ['পাসওয়ার্ড বদলানোর কোড', 'নতুন পাসওয়ার্ডের কোড'],
    en: ['is your code for a new password', 'is your code for a new password'],
  },
  unlock: { bn: ['লগ ইন করার কোড', 'লগ ইনের কোড'], en: ['is your code to log in', 'is your log-in code'] },
} as const;

export function linkCodeSms(kind: LinkKind, code: string): OutgoingSms['textsIn'] {
  return (language, school) => {
    const [long, short] = texts[kind][language];
    return language === 'bn'
      ? [`${code} ${school}: ${long}। কাউকে বলবেন না।`, `${code} ${short}। কাউকে বলবেন না।`]
      : [`${code} ${long} at ${school}. Tell it to nobody.`, `${code} ${short}. Tell it to nobody.`];
  };
}
