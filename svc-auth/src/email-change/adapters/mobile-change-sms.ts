import { languageOf } from '../../accounts/index.ts';
import { maskedMobile } from '@pathshala/rules/mobile';
import { requireSms, type OutgoingSms, type SmsSender } from '../../sms/index.ts';
import type { EmailChangeMails } from '../ports.ts';

const codeSms =
  (code: string): OutgoingSms['textsIn'] =>
  (language, school) =>
    language === 'bn'
      ? [`${code} এই নম্বর যাচাইয়ের ${school} কোড। কাউকে বলবেন না।`, `${code} নম্বর যাচাইয়ের কোড। কাউকে বলবেন না।`]
      : [
          `${code} is your ${school} code for this number. Tell it to nobody.`,
          `${code} is your code. Tell it to nobody.`,
        ];

const takenSms: OutgoingSms['textsIn'] = (language, school) =>
  language === 'bn'
    ? [
        `${school}: এই নম্বরটি আপনার অ্যাকাউন্টের; অন্য কেউ চেয়েছিল। কিছু বদলায়নি।`,
        'আপনার নম্বরটি অন্য কেউ চেয়েছিল। কিছু বদলায়নি।',
      ]
    : [
        `${school}: somebody wanted this number for another account. Nothing was changed.`,
        'Somebody wanted this number for another account.',
      ];

const changedSms =
  (mobile: string): OutgoingSms['textsIn'] =>
  (language, school) =>
    language === 'bn'
      ? [`${school}: আপনার অ্যাকাউন্টের নতুন নম্বর ${mobile}।`, `আপনার অ্যাকাউন্টের নতুন নম্বর ${mobile}।`]
      : [
          `${school}: your account has the new number ${mobile}.`,
          `Your account has the new number ${mobile}.`,
        ];

/** The messages of a new number: the same ones as for a new address, by SMS. */
export function createMobileChangeSms(sms: Pick<SmsSender, 'send'>): EmailChangeMails {
  return {
    async code({ _id: about }, { to, code, language }) {
      requireSms(await sms.send({ kind: 'mobile-code', about, to, language, textsIn: codeSms(code) }));
    },
    async taken(owner, fallback) {
      const { _id: about, mobile: to } = owner;
      if (to === undefined) return;
      const language = languageOf(owner, fallback);
      requireSms(await sms.send({ kind: 'taken', about, to, language, textsIn: takenSms }));
    },
    async changed(previous, mobile, fallback) {
      const { _id: about, mobile: to } = previous;
      if (to === undefined) return;
      const language = languageOf(previous, fallback);
      const textsIn = changedSms(maskedMobile(mobile));
      await sms.send({ kind: 'mobile-changed', about, to, language, textsIn });
    },
  };
}
