import type { OutgoingSms } from '../../sms/index.ts';

/** Nothing but the code: the number is not proved yet. */
export function codeSms(code: string): OutgoingSms['textsIn'] {
  return (language, school) =>
    language === 'bn'
      ? [`${code} আপনার ${school} কোড। কাউকে বলবেন না।`, `${code} আপনার কোড। কাউকে বলবেন না।`]
      : [`${code} is your ${school} code. Tell it to nobody.`, `${code} is your code. Tell it to nobody.`];
}

/** Somebody signs up with a number that belongs to an account: the answer is the same as for any number. */
export const takenSms: OutgoingSms['textsIn'] = (language, school) =>
  language === 'bn'
    ? [`${school}: এই নম্বরে আপনার অ্যাকাউন্ট আগে থেকেই আছে। লগ ইন করুন।`, 'এই নম্বরে আপনার অ্যাকাউন্ট আছে। লগ ইন করুন।']
    : [
        `${school}: you have an account with this number. Log in with it.`,
        'You have an account with this number.',
      ];
