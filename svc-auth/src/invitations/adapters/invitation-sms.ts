import { mobileKeyOf } from '@pathshala/rules/mobile';
import type { OutgoingSms, SmsSender } from '../../sms/index.ts';
import type { InvitationSms } from '../ports.ts';

const invitationSms =
  (url: string): OutgoingSms['textsIn'] =>
  (language, school) =>
    language === 'bn'
      ? [`${school}: আপনার অ্যাকাউন্ট খুলুন ${url}`, `অ্যাকাউন্ট খুলুন ${url}`]
      : [`${school}: open your account ${url}`];

export function createInvitationSms(deps: {
  readonly sms: Pick<SmsSender, 'isOn' | 'send'>;
  readonly publicUrl: string;
}): InvitationSms {
  return {
    async send({ invitation, token, language }) {
      const to = mobileKeyOf(invitation.mobile ?? '');
      if (to === null || !deps.sms.isOn) return false;
      const textsIn = invitationSms(`${deps.publicUrl}/invitation?token=${token}`);
      const message = { kind: 'invitation' as const, about: invitation._id, to, language, textsIn };
      return (await deps.sms.send(message)) === 'sent';
    },
  };
}
